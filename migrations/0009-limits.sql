-- Processes that answer requests, for as long as they say that they are alive: limits can be counted in the memory of one
-- process only; from the second on all of them share Redis.
create table api_processes (
  id text primary key,
  shared boolean not null,
  started_at timestamptz not null,
  beat_at timestamptz not null
);
