-- Ends a transaction whose idempotency key is another's, together with whatever was sent along with the claim.
create function refuse_idempotency_key() returns boolean language plpgsql as $$
begin
  raise exception 'The idempotency key has an answer, or its request is still being worked on.' using errcode = 'PT409';
end
$$;
