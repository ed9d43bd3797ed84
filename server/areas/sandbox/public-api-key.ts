/** Public on purpose: it gives access to the sandbox organization only. */
export const publicSandboxApiKey = 'svc_test_PosternSandboxIsOpenToEveryone01'
