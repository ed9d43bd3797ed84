/** What a change to the book may wake. */
export const MAIL_ORDERS = 'mail-orders'
export const WAITLISTS = 'serve-waitlists'
