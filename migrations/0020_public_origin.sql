-- Where people reach the servers, as the server that began to listen last says: for addresses in mails and commands.
alter table instance add column public_origin text;
