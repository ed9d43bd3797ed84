/** Known to everyone on purpose: it opens the sandbox organization and nothing else. */
export const publicSandboxKey = 'svc_test_PosternSandboxIsOpenToEveryone01'
