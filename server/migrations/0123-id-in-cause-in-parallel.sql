-- A function that catches an error cannot run while several processors work on a statement, as the audit of
-- a large game has them do: PostgreSQL 15 ended it with an error. There a pattern says what an id is.
do $$
begin
  if current_setting('server_version_num')::int < 160000 then
    execute $f$
      create or replace function id_in_cause(cause text) returns uuid
        language sql immutable parallel safe
      return case when split_part(cause, ':', 2)
                         ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                  then split_part(cause, ':', 2)::uuid end $f$;
  end if;
end $$;
