"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.toSendCall = toSendCall;
const failure_ts_1 = require("../runtime/failure.js");
const request_ts_1 = require("../runtime/request.js");
/** Sends calls of one run. */
function toSendCall(model, z, { authData }, run = (0, request_ts_1.startStepRun)()) {
    const address = String(authData.address).replace(/\/+$/, '');
    return async (call, values) => {
        const named = { ...run, app: `${model.app.name} for Zapier` };
        const { path, query, body, ...request } = buildOrHalt(z, () => (0, request_ts_1.buildRequest)(model, call, values, named));
        const options = {
            ...request,
            url: `${address}${path}?${new URLSearchParams(query)}`,
            headers: {
                ...request.headers,
                Authorization: `Bearer ${authData.api_key}`,
                ...(body ? { 'Content-Type': 'application/json' } : {}),
            },
            ...(body ? { body: toPlainJson(body) } : {}),
            redirect: 'manual',
            skipThrowForStatus: true,
            // Otherwise every 429 is tried again, also that of a quota that is used up for the month.
            throwForThrottlingEarly: false,
        };
        for (let attempt = 1;; attempt++) {
            const response = await z.request(options);
            if ((0, failure_ts_1.isSuccess)(response.status))
                return response.data;
            const retryAfter = response.getHeader('retry-after');
            const failure = (0, failure_ts_1.readCallFailure)(model, { status: response.status, body: response.data, retryAfter });
            if (attempt > 1 || !(0, failure_ts_1.isRetryable)(request.method, request.headers, failure))
                throw toPlatformError(z, failure);
        }
    };
}
/** The platform refuses text with two braces, which it takes for a place to fill in; in JSON they stand in text only. */
const toPlainJson = (body) => JSON.stringify(body).replaceAll('{{', '\\u007b\\u007b');
function buildOrHalt(z, build) {
    try {
        return build();
    }
    catch (error) {
        throw error instanceof request_ts_1.InvalidInputError ? new z.errors.HaltedError(error.message) : error;
    }
}
/** A halted run is not tried again, a throttled one is, and an expired connection asks people to connect anew. */
function toPlatformError(z, { nextStep, message, seconds, code, status }) {
    if (nextStep === 'reconnect')
        return new z.errors.ExpiredAuthError(message);
    if (nextStep === 'wait')
        return new z.errors.ThrottledError(message, seconds);
    if (nextStep === 'stop')
        return new z.errors.HaltedError(message);
    return new z.errors.Error(message, code, status);
}
