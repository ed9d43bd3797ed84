create extension if not exists pg_trgm;

-- Transactions are numbered by the database server. A copy that is restored on another server may find lower numbers there; then
-- changes are numbered afresh, and positions of an earlier lineage lead to the beginning.
alter table instance add column change_lineage integer not null default 1;

-- How full an event is, for live and for test data. Whoever takes or frees places holds this row, so that what is taken is exact;
-- whoever changes the event's structure raises the revision, so that nobody places people by what it was before.
create table event_places (
  organization_id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  revision bigint not null,
  taken integer not null,
  -- Registrations on the waitlist.
  waiting integer not null,
  -- By the id of the attendee type and of the day.
  by_type jsonb not null,
  by_day jsonb not null,
  primary key (organization_id, event_id, livemode),
  foreign key (organization_id, event_id) references events (organization_id, id) on delete cascade
) with (fillfactor = 20);

create function add_event_places() returns trigger language plpgsql as $$
begin
  insert into event_places (organization_id, event_id, livemode, revision, taken, waiting, by_type, by_day)
  values (new.organization_id, new.id, true, 1, 0, 0, '{}', '{}'), (new.organization_id, new.id, false, 1, 0, 0, '{}', '{}')
  on conflict do nothing;
  return new;
end
$$;

create trigger events_have_places after insert on events for each row execute function add_event_places();

insert into event_places (organization_id, event_id, livemode, revision, taken, waiting, by_type, by_day)
select organization_id, id, mode, 1, 0, 0, '{}', '{}' from events cross join (values (true), (false)) as modes (mode)
on conflict do nothing;

create table contacts (
  organization_id text collate "C" not null references organizations (id),
  id text collate "C" not null,
  livemode boolean not null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  date_of_birth date,
  external_id text collate "C",
  note text,
  -- What identifies a person, however they are written: without case, accents and spacing.
  name_key text collate "C" not null,
  email_key text collate "C",
  phone_key text collate "C",
  search text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);

create unique index contacts_external on contacts (organization_id, livemode, external_id) where external_id is not null;
create index contacts_email on contacts (organization_id, livemode, email_key, name_key) where email_key is not null;
create index contacts_phone on contacts (organization_id, livemode, phone_key, name_key) where phone_key is not null;
create index contacts_list on contacts (organization_id, livemode, id);
create index contacts_search on contacts using gin (search gin_trgm_ops);

create table registrations (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  group_id text collate "C",
  livemode boolean not null,
  status text not null
    check (status in ('pending', 'awaiting_payment', 'waitlisted', 'confirmed', 'declined', 'cancelled')),
  email text,
  external_id text,
  note text,
  send_ticket_emails boolean not null,
  -- Minor units of the event's currency.
  amount_total bigint not null,
  amount_paid bigint not null,
  amount_refunded bigint not null,
  payment_due_at timestamptz,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, event_id) references events (organization_id, id),
  foreign key (organization_id, group_id) references groups (organization_id, id)
);

create index registrations_event on registrations (organization_id, event_id, livemode, id);
create index registrations_status on registrations (organization_id, event_id, livemode, status, id);
create index registrations_all on registrations (organization_id, livemode, id);
create index registrations_group on registrations (organization_id, group_id) where group_id is not null;
create index registrations_unpaid on registrations (payment_due_at, id) where status = 'awaiting_payment';
create index registrations_email on registrations (organization_id, livemode, lower(email)) where email is not null;

create table attendees (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  registration_id text collate "C" not null,
  -- The registration's, repeated here because every list of people is cut by it.
  group_id text collate "C",
  contact_id text collate "C",
  livemode boolean not null,
  attendee_type_id text collate "C" not null,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  date_of_birth date,
  external_id text,
  -- Ids of the days.
  days text[] not null,
  -- Counting people by their days reads an index; whole lists of ids would make it as large as the table.
  days_hash bigint not null generated always as (hash_array_extended(days, 0)) stored,
  status text not null,
  cancelled_at timestamptz,
  price bigint not null,
  answers jsonb not null,
  -- The tickets that are not voided; tickets.attendee_ids is the other side.
  ticket_ids text[] not null,
  search text collate "C" not null,
  -- The transaction that changed the row last: where the row stands in the order of commits, which no clock tells.
  changed_xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references registrations (organization_id, id),
  foreign key (organization_id, event_id, attendee_type_id) references attendee_types (organization_id, event_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id)
);

create index attendees_event on attendees (organization_id, event_id, livemode, id);
create index attendees_changed on attendees (organization_id, event_id, livemode, changed_xid, id);
create index attendees_updated on attendees (organization_id, event_id, livemode, updated_at);
create index attendees_status on attendees (
  organization_id, event_id, livemode, status, attendee_type_id, days_hash, price, group_id
);
create index attendees_ticketless on attendees (organization_id, event_id, livemode)
  where status = 'confirmed' and ticket_ids = '{}';
create index attendees_registration on attendees (organization_id, registration_id, id);
create index attendees_contact on attendees (organization_id, contact_id, id) include (event_id, group_id)
  where contact_id is not null;
create index attendees_email on attendees (organization_id, livemode, lower(email), event_id) where email is not null;
create index attendees_search on attendees using gin (search gin_trgm_ops);

create table tickets (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  registration_id text collate "C" not null,
  livemode boolean not null,
  kind text not null check (kind in ('per_person', 'shared')),
  -- Whose people share it; null for a ticket that was issued to people by name.
  attendee_type_id text collate "C",
  attendee_ids text[] not null,
  code text collate "C" not null,
  status text not null check (status in ('valid', 'voided')),
  voided_at timestamptz,
  replaces text collate "C",
  replaced_by text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, code),
  foreign key (organization_id, registration_id) references registrations (organization_id, id)
);

create index tickets_event on tickets (organization_id, event_id, livemode, id);
create index tickets_status on tickets (organization_id, event_id, livemode, status);
create index tickets_registration on tickets (organization_id, registration_id, id);

create table payments (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  registration_id text collate "C" not null,
  livemode boolean not null,
  status text not null check (status in ('received', 'partially_refunded', 'refunded', 'failed')),
  amount bigint not null,
  amount_refunded bigint not null,
  method text not null,
  reference text,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references registrations (organization_id, id)
);

create index payments_registration on payments (organization_id, registration_id, id);
create index payments_event on payments (organization_id, event_id, livemode, method);

-- One row for each person of each scan.
create table checkins (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  check_in_point_id text collate "C" not null,
  ticket_id text collate "C",
  attendee_id text collate "C",
  -- The day that was active when the code was read.
  day_id text collate "C",
  result text not null,
  reason text,
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, event_id, check_in_point_id) references check_in_points (organization_id, event_id, id)
);

create index checkins_admitted on checkins (organization_id, event_id, livemode, attendee_id, day_id)
  include (check_in_point_id) where result = 'accepted';

-- What happened, as it will be told to webhook endpoints: written by the transaction in which it happened.
create table outbox_events (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  type text not null,
  event_id text collate "C" not null,
  livemode boolean not null,
  -- The groups whose keys could see the object when it happened.
  visible_to text[] not null,
  -- Byte for byte what is signed and sent.
  envelope text not null,
  created_at timestamptz not null,
  primary key (organization_id, id)
);

create index outbox_events_age on outbox_events (created_at);

-- Emails to be written. A request only orders them; a worker writes and queues them.
create table mail_orders (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null check (kind in ('confirmation', 'ticket')),
  event_id text collate "C" not null,
  registration_id text collate "C" not null,
  ticket_id text collate "C",
  created_at timestamptz not null,
  primary key (organization_id, id)
);
