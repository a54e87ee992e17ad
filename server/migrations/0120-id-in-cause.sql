-- The id in a cause such as 'battle:…', exactly as an id is written; null where there is none. A pattern
-- would take most of the time of the audit, and what asks whether a text is an id is newer than
-- PostgreSQL 15, where the function catches the error instead.
do $$
begin
  if current_setting('server_version_num')::int >= 160000 then
    execute $f$
      create function id_in_cause(cause text) returns uuid language sql immutable parallel safe
      return case when pg_input_is_valid(split_part(cause, ':', 2), 'uuid')
                   and split_part(cause, ':', 2)::uuid::text = split_part(cause, ':', 2)
                  then split_part(cause, ':', 2)::uuid end $f$;
  else
    execute $f$
      create function id_in_cause(cause text) returns uuid language plpgsql immutable parallel safe as $p$
      begin
        return case when split_part(cause, ':', 2)::uuid::text = split_part(cause, ':', 2)
                    then split_part(cause, ':', 2)::uuid end;
      exception when invalid_text_representation then
        return null;
      end $p$ $f$;
  end if;
end $$;
