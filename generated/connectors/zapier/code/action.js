"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.createAction = void 0;
const lists_ts_1 = require("../runtime/lists.js");
const request_ts_1 = require("../runtime/request.js");
const describe_ts_1 = require("./describe.js");
const send_ts_1 = require("./send.js");
const RUN_SECONDS = 24 * 60 * 60;
const createAction = (model, step) => (0, describe_ts_1.describeModelForApp)(step, step.call.inputs, {
    perform: async (z, bundle) => {
        const { run, close } = await openRun(z, bundle, step.key);
        const send = (0, send_ts_1.toSendCall)(model, z, bundle, run);
        const answer = await send(step.call, bundle.inputData).catch(async (error) => {
            if (error.name === 'HaltedError')
                await close();
            throw error;
        });
        await close();
        return (0, lists_ts_1.formatAnswerAmounts)(model, step.call, answer);
    },
});
exports.createAction = createAction;
/**
 * The platform gives runs no id. A run that ended without a certain outcome is remembered by what it was given,
 * so that its repetition sends the very same request and nothing is done twice.
 */
async function openRun(z, { authData, inputData, meta }, step) {
    const name = `run-${(0, request_ts_1.toRunId)(step, authData, meta?.zap?.id, inputData)}`;
    const read = () => z.cache.get(name);
    const start = async () => {
        const run = (0, request_ts_1.startStepRun)();
        return (await z.cache.set(name, run, RUN_SECONDS, undefined, true)) ? run : ((await read()) ?? run);
    };
    return { run: (await read()) ?? (await start()), close: () => z.cache.delete(name) };
}
