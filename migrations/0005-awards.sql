-- One row per opening: a lot of a notice, in its first round or a re-bid. Named as the source names it: results may
-- come before their notice, when nobody knows yet what it will be called here.
create table award_rounds (
  source text not null,
  number text not null,
  revision integer not null,
  lot text not null,
  rebid integer not null,
  version integer not null,
  position bigint not null,
  live boolean not null,
  state text not null check (state in ('announced', 'opened', 'awarded', 'failed', 'cancelled')),
  close_at timestamptz,
  open_at timestamptz,
  opened_at timestamptz,
  decided_at timestamptz,
  winners jsonb not null,
  amount bigint,
  currency text not null,
  rate double precision,
  rate_basis text,
  planned_price bigint,
  base_amount bigint,
  bidders integer,
  reason text,
  -- What each of the source's lists told last; the columns above are what all of them come to.
  parts jsonb not null,
  -- Which of them gave the list of bidders, and when.
  bidders_from jsonb,
  corrected_at timestamptz,
  updated_at timestamptz not null,
  primary key (source, number, revision, lot, rebid)
);
create unique index award_rounds_position on award_rounds (position);

-- What a corrected round said before.
create table award_versions (
  source text not null,
  number text not null,
  revision integer not null,
  lot text not null,
  rebid integer not null,
  version integer not null,
  at timestamptz not null,
  fields jsonb not null,
  primary key (source, number, revision, lot, rebid, version)
);

-- Every bidder of every opening: about 137,000 rows a day from the Korean portal, so read by firm and day only.
create table bidders (
  source text not null,
  number text not null,
  revision integer not null,
  lot text not null,
  rebid integer not null,
  line integer not null,
  opened_on date,
  business_no text,
  name text not null,
  rank integer,
  amount bigint,
  rate double precision,
  won boolean not null,
  reason text,
  primary key (source, number, revision, lot, rebid, line)
);
create index bidders_firm on bidders (business_no, opened_on desc) where business_no is not null;
-- An entry of an index holds 2,704 bytes; a name may be longer.
create index bidders_unnumbered on bidders (left(name, 200), opened_on desc) where business_no is null;

-- Every name that a bidder has borne, its first 200 letters, for who looks for a firm by name. Without a number it
-- stands under ''.
create table firms (
  business_no text not null,
  name text not null,
  -- The name without what says that it is a company, and without blanks and signs.
  key text not null,
  primary key (business_no, name)
);
create index firms_key on firms (key);
