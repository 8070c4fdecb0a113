-- Which types of events there are the program says (EVENT_TYPES), here as in the events themselves.
alter table events_told drop constraint events_told_type_check;
