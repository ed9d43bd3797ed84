import type { IAuthenticateGeneric, ICredentialTestRequest, ICredentialType, Icon, INodeProperties } from 'n8n-workflow'
import { model } from '../model'

export class PosternApi implements ICredentialType {
  name = 'posternApi'

  displayName = 'Postern API'

  icon: Icon = { light: 'file:../nodes/Postern/postern.svg', dark: 'file:../nodes/Postern/postern.dark.svg' }

  documentationUrl = 'https://git.example/postern/postern'

  properties: INodeProperties[] = [
    {
      displayName: 'Address',
      name: 'address',
      type: 'string',
      default: '',
      placeholder: 'https://tickets.example',
      description: 'Where your installation is',
      required: true,
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      description: 'A key of your organization. A test key connects to test data only.',
      required: true,
    },
  ]

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  }

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.address}}', url: model.connection.test.path },
  }
}
