/** Under it a page loads only what is allowed here, sends forms only where is said, and is shown in no frame. */
export const buildPagePolicy = (allowed: string[], forms: "'none'" | "'self'" = "'none'") =>
  ["default-src 'none'", ...allowed, "base-uri 'none'", `form-action ${forms}`, "frame-ancestors 'none'"].join('; ')
