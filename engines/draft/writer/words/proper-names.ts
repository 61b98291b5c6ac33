const list = (words: string): ReadonlySet<string> => new Set(words.split(',').map((word) => word.trim()))

/** Places whose names prompts use; a travel story can go there. */
export const PLACE_NAMES = list(
  `africa,amsterdam,antarctica,argentina,asia,athens,australia,austria,bali,bangkok,barcelona,beijing,belgium,berlin,boston,brazil,brussels,budapest,buenos aires,cairo,california,cambodia,canada,cape town,chicago,chile,china,colombia,copenhagen,
  costa rica,croatia,cuba,denmark,dubai,dublin,edinburgh,egypt,england,europe,finland,florence,florida,france,geneva,germany,greece,hamburg,havana,hawaii,helsinki,hong kong,hungary,iceland,india,indonesia,iran,iraq,ireland,israel,istanbul,italy,
  japan,jerusalem,jordan,kenya,korea,kyoto,las vegas,lima,lisbon,london,los angeles,madrid,malaysia,marrakech,melbourne,mexico,mexico city,miami,milan,montreal,morocco,moscow,mumbai,munich,naples,nepal,netherlands,new orleans,new york,new zealand,
  nigeria,norway,osaka,oslo,paris,patagonia,peru,philippines,poland,porto,portugal,prague,rio de janeiro,rome,russia,san francisco,santorini,scotland,seattle,seoul,seville,sicily,singapore,south africa,spain,stockholm,sweden,switzerland,sydney,
  tanzania,texas,thailand,tibet,tokyo,toronto,turkey,tuscany,ukraine,vancouver,venice,vienna,vietnam,wales,warsaw,washington,zurich,alaska,siberia,lapland,provence,bavaria,andalusia,transylvania,himalayas,alps,amazon,sahara`,
)

/** Other words written with a capital wherever they stand. */
export const OTHER_NAMES = list(
  `monday,tuesday,wednesday,thursday,friday,saturday,sunday,january,february,april,june,july,august,september,october,november,december,christmas,easter,halloween,ramadan,diwali,hanukkah,english,french,german,spanish,italian,japanese,chinese,
  russian,roman,greek,american,british,european,african,asian,indian,irish,scottish,norwegian,swedish,dutch,portuguese,turkish,egyptian,viking,victorian,medieval,mars,venus,jupiter,saturn,neptune,mercury,god,internet,ai,dna,nasa,usa,uk,eu,tv,
  einstein,newton,mozart,beethoven,shakespeare,napoleon,cleopatra,caesar,leonardo,picasso,darwin,tesla,edison,gutenberg,columbus,galileo,gandhi,marie curie,ada lovelace`,
)

export const WOMENS_NAMES = list(
  'mary,anna,emma,olivia,sophia,ava,mia,lily,ella,grace,chloe,zoe,lucy,alice,clara,rose,ruby,nora,nina,maya,maria,sara,sarah,julia,laura,elena,eva,ida,ada,iris,ivy,jane,kate,lena,leila,lisa,luna,marta,martha,mila,nadia,rosa,sofia,tara,amelia,charlotte,hannah,isabella,emily,elizabeth,eleanor,greta,ingrid,aisha,fatima,amina,yuki,mei,priya,wanda,violet,stella,freya,matilda,agnes,dorothy,margaret,ruth,susan,linda,amy,mei-lin,frieda,heidi,lotte,liesel,klara,johanna,katharina,sabine,monika,ursula,helga,inge,gerda,hilde,renate,petra,claudia,birgit,anke,antje,wiebke,svenja,franziska,magdalena,theresa,sophie,marie,emilie,leonie,lea,paula,frida,mathilda,luise,charlotte,anneliese,brigitte,gisela,christa,elke,heike,silke,ulrike,camille,amélie,chloé,léa,manon,élodie,céline,hélène,juliette,colette,margaux,lucía,carmen,pilar,inés,beatriz,giulia,chiara,francesca,alessandra',
)
export const MENS_NAMES = list(
  'john,james,jack,tom,thomas,henry,oliver,leo,max,sam,ben,noah,liam,ethan,lucas,daniel,david,adam,paul,peter,mark,luke,simon,felix,oscar,hugo,theo,arthur,george,william,charles,frank,fred,harry,ian,ivan,jacob,jan,joe,joseph,karl,kenji,marco,mario,martin,michael,mike,miguel,mohamed,ahmed,omar,ali,nico,nils,otto,pablo,rafael,ravi,robert,rob,tim,tony,victor,walter,wei,will,alex,andrew,anton,bruno,carlos,diego,edgar,eric,erik,gustav,jonas,jasper,finn,elias,emil,milo,mateo,hans,heinrich,fritz,friedrich,wilhelm,ludwig,georg,johann,johannes,jakob,lukas,niklas,tobias,sebastian,stefan,klaus,jürgen,wolfgang,dieter,günter,günther,helmut,werner,rolf,uwe,bernd,holger,jens,torsten,matthias,andreas,markus,moritz,konrad,rudolf,siegfried,kurt,ernst,otfried,henrik,sven,björn,lars,knut,pierre,jacques,jean,antoine,étienne,françois,rené,olivier,thierry,javier,andrés,josé,luis,juan,pedro,giovanni,lorenzo,matteo,luca,paolo,pietro',
)
