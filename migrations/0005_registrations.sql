-- Contacts, registrations, attendees, tickets and payments.

create extension if not exists pg_trgm;

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
  -- Normalized for matching: without case, accents and spacing.
  name_key text collate "C" not null,
  email_key text collate "C",
  phone_key text collate "C",
  search text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);

-- A contact is identified by the organization's own id, or by name and email address or phone number.
create unique index contacts_external on contacts (organization_id, livemode, external_id) where external_id is not null;
create index contacts_email on contacts (organization_id, livemode, email_key, name_key) where email_key is not null;
create index contacts_phone on contacts (organization_id, livemode, phone_key, name_key) where phone_key is not null;
create index contacts_list on contacts (organization_id, livemode, id);
-- A write that finds GIN's pending list full merges it into the index. At the default of 4 MB, it and all writes behind
-- it wait 60 ms, and every search reads the list: 128 kB keep both short.
create index contacts_search on contacts using gin (search gin_trgm_ops) with (gin_pending_list_limit = 128);

-- Amounts are in minor units of the event's currency.
create table registrations (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  group_id text collate "C",
  livemode boolean not null,
  status text not null check (status in ('pending', 'awaiting_payment', 'waitlisted', 'confirmed', 'declined', 'cancelled')),
  email text,
  external_id text,
  note text,
  send_ticket_emails boolean not null,
  amount_total bigint not null,
  amount_paid bigint not null,
  amount_refunded bigint not null,
  payment_due_at timestamptz,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Sandbox data that must stay as it is: no caller may change it.
  is_fixture boolean not null default false,
  primary key (organization_id, id),
  foreign key (organization_id, event_id) references events (organization_id, id),
  foreign key (organization_id, group_id) references groups (organization_id, id),
  constraint registrations_money_check check (amount_total >= 0 and amount_paid >= 0 and amount_refunded between 0 and amount_paid)
);

create index registrations_event on registrations (organization_id, event_id, livemode, id);
-- Also finds the waitlist, first come first served.
create index registrations_status on registrations (organization_id, event_id, livemode, status, id);
create index registrations_all on registrations (organization_id, livemode, id);
create index registrations_group on registrations (organization_id, group_id) where group_id is not null;
-- Workers look for passed payment deadlines across all organizations.
create index registrations_unpaid on registrations (payment_due_at, id) where status = 'awaiting_payment';
create index registrations_email on registrations (organization_id, livemode, lower(email)) where email is not null;
create index registrations_external on registrations (organization_id, livemode, external_id) where external_id is not null;
-- An order is booked once. Also finds who has an external id, under the lock of the places.
create unique index registrations_external_once on registrations (organization_id, event_id, livemode, external_id)
where external_id is not null and status not in ('cancelled', 'declined');

create table attendees (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  registration_id text collate "C" not null,
  -- Copied from the registration, because every list of people is filtered by it.
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
  -- For counting people by days from an index; with the lists of ids it would be as large as the table.
  days_hash bigint not null generated always as (hash_array_extended(days, 0)) stored,
  status text not null check (status in ('pending', 'awaiting_payment', 'waitlisted', 'confirmed', 'declined', 'cancelled')),
  cancelled_at timestamptz,
  price bigint not null check (price >= 0),
  answers jsonb not null,
  -- Tickets that are not voided; the inverse of tickets.attendee_ids.
  ticket_ids text[] not null,
  search text collate "C" not null,
  -- See change_numbers.
  changed bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references registrations (organization_id, id),
  foreign key (organization_id, event_id, attendee_type_id) references attendee_types (organization_id, event_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id)
);

create index attendees_event on attendees (organization_id, event_id, livemode, id);
-- Clients and rosters follow changes in the order of commits.
create index attendees_changed on attendees (organization_id, event_id, livemode, changed, id);
-- For exports of changes since a time.
create index attendees_updated on attendees (organization_id, event_id, livemode, updated_at);
-- For index-only counts in reports.
create index attendees_status on attendees (
  organization_id, event_id, livemode, status, attendee_type_id, days_hash, price, group_id
);
create index attendees_ticketless on attendees (organization_id, event_id, livemode)
  where status = 'confirmed' and ticket_ids = '{}';
create index attendees_registration on attendees (organization_id, registration_id, id);
-- Covers the visibility check of a limited key for a contact.
create index attendees_contact on attendees (organization_id, contact_id, id) include (event_id, group_id)
  where contact_id is not null;
-- Finds addresses in use at an event, and registrations by the address of any attendee.
create index attendees_email on attendees (organization_id, livemode, lower(email), event_id) where email is not null;
create index attendees_search on attendees using gin (search gin_trgm_ops) with (gin_pending_list_limit = 128);
-- Imports identify people by the organization's own id, name and address, or phone number and start of the name.
create index attendees_external on attendees (organization_id, event_id, livemode, external_id) where external_id is not null;
create index attendees_named on attendees (organization_id, event_id, livemode, hashtextextended(search, 0));
create index attendees_phone on attendees (
  organization_id, event_id, livemode, regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^00', '+'), left(search, 60)
) where phone is not null;

create table tickets (
  organization_id text collate "C" not null,
  id text collate "C" not null,
  event_id text collate "C" not null,
  registration_id text collate "C" not null,
  livemode boolean not null,
  kind text not null check (kind in ('per_person', 'shared')),
  -- The type whose people share the ticket; null for a ticket issued to named people.
  attendee_type_id text collate "C",
  attendee_ids text[] not null,
  code text collate "C" not null,
  status text not null check (status in ('valid', 'voided')),
  voided_at timestamptz,
  replaces text collate "C",
  replaced_by text collate "C",
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- As in attendees.
  changed bigint not null,
  primary key (organization_id, id),
  unique (organization_id, code),
  foreign key (organization_id, registration_id) references registrations (organization_id, id),
  constraint tickets_event_fkey foreign key (organization_id, event_id) references events (organization_id, id)
);

create index tickets_event on tickets (organization_id, event_id, livemode, id);
create index tickets_all on tickets (organization_id, livemode, id);
create index tickets_status on tickets (organization_id, event_id, livemode, status);
create index tickets_registration on tickets (organization_id, registration_id, id);
create index tickets_changed on tickets (organization_id, event_id, livemode, changed, id);

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
  foreign key (organization_id, registration_id) references registrations (organization_id, id),
  constraint payments_event_fkey foreign key (organization_id, event_id) references events (organization_id, id),
  constraint payments_money_check check (amount >= 0 and amount_refunded between 0 and amount)
);

create index payments_registration on payments (organization_id, registration_id, id);
create index payments_all on payments (organization_id, livemode, id);
-- For report totals by payment method.
create index payments_event on payments (organization_id, event_id, livemode, method);

-- Test rows may be too few for samples: without this the planner would think that a mode narrows nothing.
alter table contacts alter column livemode set (n_distinct = 2);
alter table registrations alter column livemode set (n_distinct = 2);
alter table attendees alter column livemode set (n_distinct = 2);
alter table tickets alter column livemode set (n_distinct = 2);
alter table payments alter column livemode set (n_distinct = 2);
