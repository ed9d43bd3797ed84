export const event = 'festival'
