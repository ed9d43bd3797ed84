-- Mails to the people of an event, and whom they are for. Lists hold ids; null stands for all.
create table communications (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  event_id text collate "C" not null,
  -- That of whoever made it, whose people alone it reaches; null for the whole organization.
  group_id text collate "C",
  livemode boolean not null,
  name text,
  subject text not null,
  body text not null,
  language text not null check (language in ('en', 'es')),
  statuses text[] not null check (cardinality(statuses) > 0),
  attendee_types text[],
  days text[],
  groups text[],
  admitted boolean,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  send_at timestamptz,
  job_id text collate "C",
  -- Where those who send it reach this service, for the addresses in the mails.
  origin text,
  -- What became of the messages, once none waits any more.
  counts jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sent_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade,
  foreign key (organization_id, group_id) references groups (organization_id, id),
  check ((status = 'draft') = (send_at is null)),
  check ((status = 'draft') = (job_id is null))
);

create index communications_event on communications (organization_id, event_id, livemode, id);
create index communications_group on communications (organization_id, group_id) where group_id is not null;

-- One mail to one address. It is a queue: server/platform/queue explains the columns.
create table communication_messages (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  communication_id text collate "C" not null,
  -- Whose values it has. People may go before it does.
  attendee_id text collate "C" not null,
  address text not null,
  -- However an address is capitalised, it gets one message of a communication.
  address_key text collate "C" not null,
  livemode boolean not null,
  status text not null check (status in ('queued', 'sent', 'failed', 'unsubscribed', 'cancelled')),
  -- Each attempt goes out under the id of the first, so that a second copy can be recognised as one.
  message_id text,
  sent_at timestamptz,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  lease text collate "C",
  last_error text,
  primary key (organization_id, id),
  constraint communication_messages_once unique (organization_id, communication_id, address_key),
  foreign key (organization_id, communication_id) references communications (organization_id, id) on delete cascade
);

create index communication_messages_waiting on communication_messages (organization_id, communication_id, next_attempt_at, id)
  where status = 'queued';
create index communication_messages_list on communication_messages (organization_id, communication_id, id);
create index communication_messages_status on communication_messages (organization_id, communication_id, status, id);

-- Addresses that want no more communications of an organization. Mails about tickets do not ask.
create table communication_unsubscribes (
  organization_id text collate "C" not null references organizations (id),
  address_key text collate "C" not null,
  created_at timestamptz not null,
  primary key (organization_id, address_key)
);
