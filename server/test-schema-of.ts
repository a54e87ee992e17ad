/** A database's schema as sentences, one for every object, so that two schemas can be compared. */
import type { Db } from "#server/lib/db.ts";

const inGame = "namespace = 'public'::regnamespace";

const kinds = {
  column: `select c.relname || '.' || a.attname as name,
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
        nullif(a.attidentity, ''), nullif(a.attgenerated, ''), pg_get_expr(d.adbin, d.adrelid)) as is
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.rel${inGame} and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`,
  "place of a column": `select c.relname || '.' || a.attname as name,
      (row_number() over (partition by c.oid order by a.attnum))::text as is
    from pg_attribute a join pg_class c on c.oid = a.attrelid
   where c.rel${inGame} and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`,
  relation: `select relname as name, concat_ws(' ', relkind, relpersistence, reloptions::text) as is
    from pg_class where rel${inGame}`,
  constraint: `select conrelid::regclass || ' ' || conname as name,
      pg_get_constraintdef(oid) as is
    from pg_constraint where con${inGame}`,
  index: `select indexname as name, indexdef as is from pg_indexes where schemaname = 'public'`,
  trigger: `select tgrelid::regclass || ' ' || tgname as name,
      tgenabled::text || ' ' || pg_get_triggerdef(oid) as is
    from pg_trigger where not tgisinternal`,
  function: `select oid::regprocedure::text as name, pg_get_functiondef(oid) as is
    from pg_proc where pro${inGame}`,
  view: `select viewname as name, definition as is from pg_views where schemaname = 'public'`,
  sequence: `select sequencename as name,
      concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle) as is
    from pg_sequences where schemaname = 'public'`,
  type: `select typname as name, typtype::text as is
    from pg_type where typ${inGame} and typtype <> 'b'`,
  "label of a type": `select enumtypid::regtype || ' ' || enumlabel as name, enumsortorder::text as is
    from pg_enum`,
};

export async function schemaOf(db: Db): Promise<string[]> {
  const lists = [];
  for (const [kind, sql] of Object.entries(kinds)) {
    const rows = await db.rows<{ name: string; is: string }>(sql);
    lists.push(rows.map(({ name, is }) => `${kind} ${name}: ${is}`));
  }
  return lists.flat().toSorted();
}
