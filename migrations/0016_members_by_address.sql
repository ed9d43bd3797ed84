-- without transaction
-- Who signs in types an address alone, and may be a member of several organizations.
create index concurrently if not exists members_by_address on members (lower(email));
