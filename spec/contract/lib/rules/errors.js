// @ts-check
import { createRule, getDoc, paramMessage } from '@typespec/compiler'
import { getErrorFacts } from '../error-facts.js'

const SENTENCE = /^[A-Z].*\.$/s

/** @param {unknown} text */
const isSentence = (text) => typeof text === 'string' && SENTENCE.test(text)

export const explainedError = createRule({
  name: 'explained-error',
  severity: 'warning',
  description: 'Every error code has a status, a meaning, an example and a remedy.',
  messages: {
    status: paramMessage`The error ${'code'} has no @refusal with its status.`,
    meaning: paramMessage`The error ${'code'} has no doc comment that is a sentence.`,
    remedy: paramMessage`The error ${'code'} has no @remedy that is a sentence.`,
    message: paramMessage`The error ${'code'} has no @message that is a sentence.`,
  },
  create: (context) => ({
    enum: ({ members }) => {
      const facts = getErrorFacts(context.program)
      const codes = [...members.values()]
      if (!codes.some((member) => facts.has(member))) return
      for (const target of codes) {
        const { status, remedy, message } = facts.get(target) ?? {}
        const format = { code: target.name }
        const meaning = getDoc(context.program, target)
        if (status === undefined) context.reportDiagnostic({ messageId: 'status', format, target })
        if (!isSentence(message)) context.reportDiagnostic({ messageId: 'message', format, target })
        if (!isSentence(meaning)) context.reportDiagnostic({ messageId: 'meaning', format, target })
        if (!isSentence(remedy)) context.reportDiagnostic({ messageId: 'remedy', format, target })
      }
    },
  }),
})
