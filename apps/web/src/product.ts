export const productName = 'Ad Copy'
