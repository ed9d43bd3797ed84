export { templateHandlers } from './handlers.ts'
export { importTemplate, type TemplateImport } from './import.ts'
export { readyTemplates } from './ready.ts'
export { readEventTemplate } from './template.ts'
