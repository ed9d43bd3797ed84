import type { components } from '../../../../generated/types.ts'

/** With ids of attendee types, so that one can change its code. */
export type FormRow = Pick<components['schemas']['NewRegistrationForm'], 'questions' | 'rules'>
