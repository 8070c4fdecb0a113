-- Small facts about this installation that every process must agree on.
create table settings (
  name text primary key,
  value jsonb not null
);

-- The feed: one counter row, taken last by every writer, and the changes in its order.
create table feed_head (
  only_row boolean primary key default true check (only_row),
  position bigint not null,
  epoch text not null
);
insert into feed_head (position, epoch) values (0, replace(gen_random_uuid()::text, '-', ''));

create table changes (
  position bigint primary key,
  kind text not null,
  key text not null,
  version integer not null,
  live boolean not null,
  at timestamptz not null
);

-- Counts every change to what the door knows (keys, accounts): caches of all processes follow it.
create table access_head (
  only_row boolean primary key default true check (only_row),
  position bigint not null
);
insert into access_head (position) values (0);
