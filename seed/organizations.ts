import type { Row } from "./insert-rows.ts";
import type { Seeding } from "./seeding.ts";
import { slugOf } from "./text.ts";

// Name | category | services | description
const table = `
Parrish Street Credit Union | Banking & Credit | Savings, Small loans, First mortgages | A member-owned credit union that lends to the block it stands on. Decisions are made by people who know your street.
The Corner Fund | Grants & Capital | Micro-grants, Bridge loans, Equipment leases | Up to ten thousand dollars for a shop with a door, decided within three weeks.
Roots Land Trust | Land & Housing | Heirs' property, Title clearing, Land classes | Helps families keep the acre they have and buy the one beside it.
First Ledger Academy | Financial Education | Budget classes, Credit repair, Tax clinics | Saturday classes with child care, lunch and no jargon.
Seven Sisters Investment Club | Investing | Investment clubs, Stock basics, Portfolio nights | Seven women, one spreadsheet and twenty years of beating their own expectations.
Owners' Table | Business Support | Mentoring, Contract review, Peer circles | Twelve owners to a table, once a month, phones face down.
The Apprentice Guild | Jobs & Training | Paid apprenticeships, Tool loans, Licensing help | Pays the first six months of a trade, then buys the boots.
Kinship Housing Co-op | Land & Housing | Co-op conversion, Resident boards, Repairs | Turns tenants into owners one building at a time.
Jubilee Debt Desk | Financial Education | Debt counseling, Medical bills, Negotiation | Sits next to you while you make the call.
Code & Capital | Technology | Laptops, Scholarships, First clients | Laptops, lessons and a first paying client for people changing careers.
Harvest Growers Alliance | Farming & Food | Crop planning, Shared trucks, Market stalls | Forty growers, three trucks, one loud radio.
The Scholarship Pantry | Education | Book money, Bus passes, Emergency aid | Covers the small things that make students leave.
Bridge Street Legal Circle | Legal | Wills, Trademarks, Leases | Lawyers who volunteer on Wednesdays and answer in sentences.
Big Porch Mentors | Youth | Mentoring, Internships, College visits | One adult, one teenager, one porch, every other Sunday.
Common Thread Makers Fund | Grants & Capital | Sewing machines, Studio rent, Fabric credit | For people who make things with their hands and sell them with their names.
The Widow's Mite Society | Mutual Aid | Burial help, Rent gaps, Sitting circles | A burial society since 1911, and a rent society when it has to be.
New Acre Farmers School | Farming & Food | Beginner farming, Land match, Tractor share | A year on the land with people who made every mistake already.
Meridian Women in Trades | Jobs & Training | Welding, Electrical, Job placement | Welders, electricians and the women who taught them.
Second Chance Storefronts | Business Support | Pop-up leases, Licensing, Bookkeeping | Ninety days in an empty shop, rent paid, to find out.
Union Row Purchasing Co-op | Business Support | Bulk buying, Insurance pool, Shared storage | Thirty small grocers who buy like one large one.
The Elders' Estate Clinic | Legal | Wills, Deeds, Powers of attorney | Everything in order before anybody needs it, with cake.
Lift Every Loan | Banking & Credit | Lending circles, Credit building | Ten people, ten months, one pot, no interest.
Blueprint Youth Builders | Youth | Carpentry, Drafting, Summer pay | Teenagers build a house a year and know how to fix it.
Black Women's Angel Table | Investing | Angel checks, Pitch coaching, Due diligence | First checks for founders who were told to come back later.
Common Acre Land Trust | Land & Housing | Land trust, Home repair loans, Deed help | Buys corners before somebody else does, and leases them back to the people already standing on them.
Cornerstone Kin Credit Union | Banking & Credit | Savings, Car loans, First mortgages, Youth accounts | Started in a church basement with four hundred dollars and a cigar box. Still answers the phone on the second ring.
Harriet Street Homebuyers | Land & Housing | Homebuyer class, Down-payment match | Twelve families, one class, a set of keys at the end. They have done it ninety-one times.
The Penny Table | Financial Education | Budget help, Debt letters, Tax nights | A weekly table where you bring the bill you are afraid to open, and open it with company.
Tidewater Growers Co-op | Farming & Food | Shared equipment, Farm loans, Market stalls | Forty farms share one truck, one cold room and one very loud Tuesday meeting.
Open Gate Health Fund | Mutual Aid | Dental days, Glasses, Midwife grants | Pays for the appointment you have been putting off.
`;

const platforms = ["instagram", "twitter", "youtube", "linkedin", "newsletter"];

export function buildOrganizations(seeding: Seeding): Row[] {
  const random = seeding.random("organizations");
  const nextId = seeding.ids("organizations");
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", category, services = "", description] = line.split(" | ");
      const slug = slugOf(name);
      return {
        id: nextId(),
        name,
        category,
        description,
        services_offered: services.split(", "),
        website: random.chance(0.9) ? `https://${slug}.example` : null,
        social_media_links: Object.fromEntries(
          random
            .some(platforms, random.between(0, 4))
            .map((platform) => [platform, `https://${platform}.example/${slug}`]),
        ),
      };
    });
}
