/** What is woken when deliveries have become due. */
export const WEBHOOK_DELIVERIES = 'webhook-deliveries'

/** What is woken when deliveries that wait have yet to follow their endpoint, which was paused or enabled. */
export const WEBHOOK_BACKLOGS = 'webhook-backlogs'

/** What is woken when an endpoint was made, which may have missed what happened meanwhile. */
export const WEBHOOK_CATCH_UPS = 'webhook-catch-ups'
