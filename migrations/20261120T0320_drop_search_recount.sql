-- Replaced by one that adds and subtracts.
drop function if exists count_search_documents(text, search_spot[]);
