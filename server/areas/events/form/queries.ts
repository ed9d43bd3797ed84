import type { Statement } from '../../../platform/database/prepared.ts'

export const findForm: Statement = {
  name: 'find-form',
  text: 'select questions, rules from event_forms where organization_id = $1 and event_id = $2',
}

export const saveForm: Statement = {
  name: 'save-form',
  text: `
insert into event_forms (organization_id, event_id, questions, rules, updated_at) values ($1, $2, $3, $4, $5)
on conflict (organization_id, event_id) do update
set questions = excluded.questions, rules = excluded.rules, updated_at = excluded.updated_at`,
}

export const formNamingType: Statement = {
  name: 'form-naming-attendee-type',
  text: `
select 'the form' as what from event_forms
where organization_id = $1 and event_id = $2
  and questions @> jsonb_build_array(jsonb_build_object('attendee_types', jsonb_build_array($3::text)))`,
}
