-- breaking
-- A notice is kept without the place for an account's keywords; they are put behind its other fields when it is told.
-- Quotes inside a text are escaped, so these bytes stand nowhere else.
update event_notices set bid = replace(bid, '"matchedKeywords":[],', '');
