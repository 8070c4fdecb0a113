-- What kinds of sources there are the program says (SOURCE_KINDS); one of a kind it does not know cannot be read.
alter table sources drop constraint sources_kind_check;
