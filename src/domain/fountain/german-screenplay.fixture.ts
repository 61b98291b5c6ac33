/** As German writers type them: keys, headings and transitions in German, every noun with a capital. */
export const GERMAN_SCREENPLAY = `Titel: Der letzte Leuchtturm
Autor: K. Brandt

INNEN. KÜCHE - TAG

Die Kaffeemaschine faucht. Auf dem Tisch liegen Briefe, Rechnungen und ein Messer. HANNA (34), Krankenschwester, reibt sich die Augen. Der Regen schlägt gegen das Fenster.

HANNA
Der Brief ist von Onkel Albrecht. Die Bank will das Haus.

JOST (O.S.)
(müde)
Welche Bank?

Jost kommt aus dem Flur. Er trägt einen Eimer Wasser und den Schlüssel zum Leuchtturm.

HANNA
Die Sparkasse. Sie wollen den Turm, den Hafen, alles.

AUSSEN. HAFEN - NACHT

Nebel. Möwen. Ein Boot schaukelt am Steg. Der Wirt Brodersen steht unter der Laterne und raucht. Polizist Lüders leuchtet mit der Taschenlampe ins Wasser.

BRODERSEN
Das Meer gibt nichts zurück. Weder das Geld noch den Mann.

SCHNITT AUF:

INNEN/AUSSEN. AUTO - DÄMMERUNG

Scheinwerfer. Die Straße glänzt. Im Radio läuft Musik. Hanna weint. Jost hält ihre Hand.

JOST
Morgen reden wir mit Frau Petersen.
`
