-- Mails to the people of an event, with their audience filters: lists of ids; null for all.
create table communications (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  event_id text collate "C" not null,
  -- The creator's group, which limits the audience; null for the whole organization.
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
  -- Final counts of the messages, once none is queued.
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

-- One mail to one address. A queue (see server/platform/queue).
create table communication_messages (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  communication_id text collate "C" not null,
  -- The attendee whose values it contains, who may be deleted before it.
  attendee_id text collate "C" not null,
  address text not null,
  -- Case-insensitive: an address gets one message of a communication.
  address_key text collate "C" not null,
  livemode boolean not null,
  status text not null check (status in ('queued', 'sent', 'failed', 'unsubscribed', 'cancelled')),
  -- Every attempt uses the id of the first, so that a second copy can be recognized.
  message_id text,
  sent_at timestamptz,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  primary key (organization_id, id),
  constraint communication_messages_once unique (organization_id, communication_id, address_key),
  foreign key (organization_id, communication_id) references communications (organization_id, id) on delete cascade
);

create index communication_messages_waiting on communication_messages (organization_id, communication_id, next_attempt_at, id)
  where status = 'queued';
create index communication_messages_list on communication_messages (organization_id, communication_id, id);
create index communication_messages_status on communication_messages (organization_id, communication_id, status, id);

-- Addresses that get no more communications of an organization. Ticket mails ignore this.
create table communication_unsubscribes (
  organization_id text collate "C" not null references organizations (id),
  address_key text collate "C" not null,
  created_at timestamptz not null,
  primary key (organization_id, address_key)
);
