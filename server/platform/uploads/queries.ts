import type { Statement } from '../database/prepared.ts'

export const insertUpload: Statement = {
  name: 'insert-upload',
  text: 'insert into uploads (organization_id, id, created_at) values ($1, $2, coalesce($3::timestamptz, now()))',
}

export const insertUploadPart: Statement = {
  name: 'insert-upload-part',
  text: 'insert into upload_parts (organization_id, upload_id, part, bytes) values ($1, $2, $3, $4)',
}

export const readUploadPart: Statement = {
  name: 'read-upload-part',
  text: 'select bytes from upload_parts where organization_id = $1 and upload_id = $2 and part = $3',
}

export const deleteUpload: Statement = {
  name: 'delete-upload',
  text: 'delete from uploads where organization_id = $1 and id = $2',
}
