-- The ledger is only ever appended to; its rows go with their person alone.
CREATE FUNCTION "credit_entries_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
    return old;
  end if;
  raise exception 'The ledger cannot be changed' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
CREATE TRIGGER "credit_entries_are_kept" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "credit_entries_are_kept"();
