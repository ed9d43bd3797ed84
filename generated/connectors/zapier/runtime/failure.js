"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readFailure = readFailure;
exports.isWorthRepeating = isWorthRepeating;
const ways_ts_1 = require("./ways.js");
const SECONDS_WITHOUT_ADVICE = 5;
function readFailure({ error, nextSteps }, { status, body, retryAfter }) {
    const code = String((0, ways_ts_1.readAt)(body, error.code) ?? `http_${status}`);
    const message = String((0, ways_ts_1.readAt)(body, error.message) ?? `The service answered ${status}.`);
    const seconds = Number.parseInt(String(retryAfter), 10);
    return {
        nextStep: nextSteps[code] ?? nextStepOfStatus(status),
        message,
        code,
        status,
        seconds: Number.isNaN(seconds) ? SECONDS_WITHOUT_ADVICE : seconds,
    };
}
/** What something between the app and the service answers, such as a proxy, has no code of ours. */
function nextStepOfStatus(status) {
    if (status === 401)
        return 'reconnect';
    if (status === 429 || status === 503)
        return 'wait';
    return status >= 500 ? 'retry' : 'stop';
}
/** What failed at the same request may pass at once; a repetition must do no harm. */
function isWorthRepeating(method, headers, { nextStep }) {
    return (nextStep === 'retry' && (method !== 'POST' || Object.keys(headers).some((name) => /^idempotency-key$/i.test(name))));
}
