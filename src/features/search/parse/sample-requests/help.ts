import { parseRequestTable } from "./parse-request-table.ts";

/** Questions about this site. */
export const helpRequests = parseRequestTable(`
how do i claim my business => kind: help; words: claim business => How do I claim my business?
claim my business => kind: help; words: claim business => How do I claim my business?
claim business => kind: help; words: claim business => How do I claim my business?
reset password => kind: help; words: reset password => 1 help
forgot my password => kind: help; words: forgot password => 1 help
refund => kind: help; words: refund => Can I send something back?
return policy => kind: help; words: return policy => 1 help
where is my order => kind: help; words: order => Where is my order?
track my order => kind: help; words: track order => Where is my order?
delete my account => kind: help; words: delete account => How do I delete my account?
how do i delete my account => kind: help; words: delete account => How do I delete my account?
write a review => kind: help; words: write review => Do I need an account to write a review?
how do i add my event => kind: help; words: add event => How do I get my event on the calendar?
submit an event => kind: help; words: submit event => How do I get my event on the calendar?
how does near me work => kind: help; words: near me work => How does “near me” work, and what happens to my location?
what does verified mean => kind: help; words: verified mean => What does “Verified” mean?
contact us => kind: help; words: contact => 1 help
privacy => kind: help; words: privacy => What do you know about me?
join the community => kind: help; words: join community => What happens when I join the community?
leave the community => kind: help; words: leave community => How do I leave the community?
how do i pay => kind: help; words: pay => How do I pay, and do you see my card?
two factor => kind: help; words: two factor => How do I protect my account?
verification email => kind: help; words: verification email => 1 help
list my business => kind: help; words: list business => 1 help
help => kind: help => 3 help
remove a review => kind: help; words: remove review => Can I answer reviews, or have one removed?
`);
