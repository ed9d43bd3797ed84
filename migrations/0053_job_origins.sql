-- From where, by which client and in which call a job was asked for: what it does is told with that. Null in jobs of releases that did not keep it.
alter table jobs add column source text, add column client text, add column request_id text;
