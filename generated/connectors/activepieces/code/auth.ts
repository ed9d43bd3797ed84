import { PieceAuth, Property } from '@activepieces/pieces-framework'
import type { AppModel } from '../runtime/model'
import { type ConnectionFields, toSendCall } from './send'

/** A connection is valid when its test passes. */
export const buildConnectionAuth = (model: AppModel) =>
  PieceAuth.CustomAuth({
    required: true,
    description: 'A key of your organization. A test key connects to test data only.',
    props: {
      address: Property.ShortText({
        displayName: 'Address',
        description: `Where your ${model.app.name} is, such as https://tickets.example.`,
        required: true,
      }),
      api_key: PieceAuth.SecretText({ displayName: 'API Key', required: true }),
    },
    validate: ({ auth }) =>
      toSendCall(model, auth)(model.connection.test, {}).then(
        () => ({ valid: true as const }),
        (error: Error) => ({ valid: false as const, error: error.message }),
      ),
  })

export type ConnectionAuth = ReturnType<typeof buildConnectionAuth>

/** A connection as the platform gives it to steps; there is none before people chose one. */
export type ConnectionAuthValue = { props: ConnectionFields } | undefined

export const getConnectionFields = (auth: ConnectionAuthValue): ConnectionFields | undefined => auth?.props
