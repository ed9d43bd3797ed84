/** The summary of each command in the order of the help, separate so that the help loads no command. */
export const commandSummaries = {
  'org create': 'Creates an organization, with its first owner when one is given.',
  'org list': 'Lists the organizations.',
  'org plan': 'Moves an organization to another plan. Its overrides stay.',
  'org override': 'Gives an organization its own value for entries of its plan.',
  'org terms': 'Sets the words that an organization uses for things, and shows them. Takes an owner or an admin.',
  'member add':
    'Adds a member to an organization and invites them by mail. Takes an owner or an admin; only an owner makes owners.',
  'member role': 'Gives a member another role. The last owner stays an owner.',
  'member group': 'Limits a member to a group and what is below it, or to none. An owner has none.',
  'member remove': 'Removes a member and ends their sessions. The last owner stays.',
  'member pin':
    'Sets or removes the PIN with which a member overrides refusals at a scanner. Members set their own; owners and admins anybody\u2019s.',
  'member list': 'Lists the members of an organization.',
  'group create': 'Creates a group. Takes an owner, an admin or a manager.',
  'group list': 'Shows the groups of an organization as a tree.',
  'key create': 'Creates an API key and prints its value, once. Takes an owner, an admin or a developer.',
  'key list': 'Lists the API keys of an organization, without their values.',
  'key revoke': 'Revokes an API key for good. It stops on its next request.',
  'device code':
    'Makes a code that pairs one scanner with an event, for 15 minutes, and a QR code that opens the gate page with it. Takes an owner, an admin or a manager.',
  'device list': 'Lists the scanners that were paired with events of an organization.',
  'device revoke': 'Revokes a paired scanner for good. It stops on its next request.',
  'test-checkins clear':
    'Clears the test check-ins of an event; live ones stay. Takes an owner or an admin who is not limited to a group.',
  export: 'Writes the data of an event to a file: registrations, people, tickets, attendance or reconciliation.',
  import:
    'Reads a table of people into an event: adds who is new, changes who is known, and keeps what cannot be placed.',
  'template list': 'Lists the templates that are ready to use.',
  'template export': 'Writes what an event is made of, without its people, so that others can be made like it.',
  'template import': 'Makes a draft event from a template, moved to another date.',
  'communication list': 'Lists the communications of an event, and what became of them.',
  'communication create': 'Makes a draft of a mail to attendees of an event. Takes an owner, an admin or a manager.',
  'communication audience': 'Counts whom a communication would reach if it were sent now.',
  'communication test-send':
    'Sends a communication to some addresses, with the values of a made-up person and marked as a test.',
  'communication send':
    'Sends a communication, at once or at a time. The servers do it; PUBLIC_URL says where recipients reach them.',
  'communication cancel':
    'Cancels a communication that is scheduled or being sent. What is not sent yet is not sent any more.',
  'job list': 'Lists imports, exports and what else takes longer, newest first.',
  'job show': 'Shows how far a job is and what it came to.',
  'job cancel': 'Ends a job that has not come to its end. What it has done stays. Takes whoever may start such a job.',
  'webhook list': 'Lists the webhook endpoints of an organization.',
  'webhook show': 'Shows a webhook endpoint.',
  'webhook create':
    'Makes a webhook endpoint and prints its signing secret, once. Takes an owner, an admin or a developer.',
  'webhook change':
    'Changes what a webhook endpoint is told of, or where. What happened before is neither sent again nor taken back.',
  'webhook delete': 'Deletes a webhook endpoint with its delivery history.',
  'webhook test': 'Sends a sample to a webhook endpoint, once, also while it is paused.',
  'webhook rotate-secret':
    'Gives a webhook endpoint a new signing secret and prints it, once. The old one signs alongside for 24 hours.',
  'webhook pause': 'Pauses a webhook endpoint: what happens is recorded, and sent when it is enabled.',
  'webhook enable': 'Enables a webhook endpoint, and sends what was recorded while it was paused.',
  'webhook deliveries': 'Lists what was sent to a webhook endpoint and what waits, newest first.',
  'webhook delivery': 'Shows a delivery, with what was sent and what came back.',
  'webhook replay':
    'Sends what was delivered, failed or given up once more. It can be done for 30 days from the first attempt.',
  'webhook types': 'Lists what webhook endpoints can be told of.',
  'secret seal':
    'Seals signing secrets of webhook endpoints and tokens of source connections with the first key of POSTERN_SECRET_KEY, so that the others can leave the list.',
  'source connect':
    'Connects to an account on another ticketing platform, which is only read. Takes an owner, an admin or a developer.',
  'source list': 'Lists the connections to other ticketing platforms.',
  'source events': 'Lists the events of a connected account.',
  'source classes': 'Lists the ticket classes of an event on the platform.',
  'source import':
    'Brings the people of an event on another platform over; a second time it adds only who is new there. Takes the plan starter or above.',
  'source disconnect': 'Forgets a connection and its token. Who was brought over stays.',
  usage: 'Shows the API calls of this month, for each key and in all, against the allowance of the plan.',
  'license inspect': 'Shows the license of this installation, or the one that is given, and whether it is valid.',
  'license install': 'Verifies and installs a license, or the revocation of one. Running servers follow at once.',
  migrate: 'Brings the database to the state that this version of Postern needs. A starting server does it too.',
  distribute:
    'Spreads the organizations over the nodes of a Citus cluster, once. Everything waits for it; --check tells how long.',
  doctor: 'Checks this machine, the database and the data folder, and says what to do about what is wrong.',
  help: 'Explains a command, or all of them.',
}

export type CommandName = keyof typeof commandSummaries
