/** Public on purpose: it gives access to the sandbox organization only. */
export const publicSandboxKey = 'svc_test_PosternSandboxIsOpenToEveryone01'
