-- What asks whether a text is an id is only stable. PostgreSQL writes the body of this function into a
-- statement, instead of calling it for each row, only if the function does not promise more than that.
alter function id_in_cause(text) stable;
