/** The product's name: the document title outside the editor. */
export const productName = 'Storyloom'
