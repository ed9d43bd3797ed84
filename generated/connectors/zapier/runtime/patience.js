"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.sendWithRetries = sendWithRetries;
const failure_ts_1 = require("./failure.js");
const MAX_ATTEMPTS = 3;
const MAX_WAIT_SECONDS = 60;
/** For platforms that do not wait by themselves: waits as long as the service says, and repeats what may pass at once. */
async function sendWithRetries(model, request, send, sleep) {
    for (let attempt = 1;; attempt++) {
        const answer = await send();
        if ((0, failure_ts_1.isSuccess)(answer.status))
            return { body: answer.body };
        const failure = (0, failure_ts_1.readCallFailure)(model, answer);
        const seconds = getRetrySeconds(request, failure, attempt);
        if (seconds === null)
            return { failure };
        await sleep(seconds * 1000);
    }
}
/** null: the same request is not sent again. */
function getRetrySeconds({ method, headers }, failure, attempt) {
    const { nextStep, seconds } = failure;
    if (nextStep === 'wait')
        return seconds <= MAX_WAIT_SECONDS && attempt < MAX_ATTEMPTS ? seconds : null;
    return attempt === 1 && (0, failure_ts_1.isRetryable)(method, headers, failure) ? 0 : null;
}
