// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidLookupField(String value) implements Text {
    /** {@code noticeNo} */
    public static final BidLookupField NOTICE_NO = new BidLookupField("noticeNo");

    /** {@code title} */
    public static final BidLookupField TITLE = new BidLookupField("title");

    /** {@code agency} */
    public static final BidLookupField AGENCY = new BidLookupField("agency");

    /** {@code bsnsDiv} */
    public static final BidLookupField BSNS_DIV = new BidLookupField("bsnsDiv");

    /** {@code estimatedPrice} */
    public static final BidLookupField ESTIMATED_PRICE = new BidLookupField("estimatedPrice");

    /** {@code closeAt} */
    public static final BidLookupField CLOSE_AT = new BidLookupField("closeAt");

    /** {@code openAt} */
    public static final BidLookupField OPEN_AT = new BidLookupField("openAt");

    /** {@code detailUrl} */
    public static final BidLookupField DETAIL_URL = new BidLookupField("detailUrl");

    /** {@code matchedKeywords} */
    public static final BidLookupField MATCHED_KEYWORDS = new BidLookupField("matchedKeywords");

    /** {@code currency} */
    public static final BidLookupField CURRENCY = new BidLookupField("currency");

    /** {@code budget} */
    public static final BidLookupField BUDGET = new BidLookupField("budget");

    /** {@code baseAmount} */
    public static final BidLookupField BASE_AMOUNT = new BidLookupField("baseAmount");

    /** {@code floorRate} */
    public static final BidLookupField FLOOR_RATE = new BidLookupField("floorRate");

    /** {@code awardMethod} */
    public static final BidLookupField AWARD_METHOD = new BidLookupField("awardMethod");

    /** {@code contractMethod} */
    public static final BidLookupField CONTRACT_METHOD = new BidLookupField("contractMethod");

    /** {@code bidStartAt} */
    public static final BidLookupField BID_START_AT = new BidLookupField("bidStartAt");

    /** {@code agencyCode} */
    public static final BidLookupField AGENCY_CODE = new BidLookupField("agencyCode");

    /** {@code demandAgency} */
    public static final BidLookupField DEMAND_AGENCY = new BidLookupField("demandAgency");

    /** {@code demandAgencyCode} */
    public static final BidLookupField DEMAND_AGENCY_CODE = new BidLookupField("demandAgencyCode");

    /** {@code status} */
    public static final BidLookupField STATUS = new BidLookupField("status");

    /** {@code kind} */
    public static final BidLookupField KIND = new BidLookupField("kind");

    /** {@code urgent} */
    public static final BidLookupField URGENT = new BidLookupField("urgent");

    /** {@code revision} */
    public static final BidLookupField REVISION = new BidLookupField("revision");

    /** {@code version} */
    public static final BidLookupField VERSION = new BidLookupField("version");

    /** {@code previousNoticeNo} */
    public static final BidLookupField PREVIOUS_NOTICE_NO = new BidLookupField("previousNoticeNo");

    /** {@code nextNoticeNo} */
    public static final BidLookupField NEXT_NOTICE_NO = new BidLookupField("nextNoticeNo");

    /** {@code postedAt} */
    public static final BidLookupField POSTED_AT = new BidLookupField("postedAt");

    /** {@code updatedAt} */
    public static final BidLookupField UPDATED_AT = new BidLookupField("updatedAt");

    /** {@code regions} */
    public static final BidLookupField REGIONS = new BidLookupField("regions");

    /** {@code regionCheckNeeded} */
    public static final BidLookupField REGION_CHECK_NEEDED = new BidLookupField("regionCheckNeeded");

    /** {@code industries} */
    public static final BidLookupField INDUSTRIES = new BidLookupField("industries");

    /** {@code source} */
    public static final BidLookupField SOURCE = new BidLookupField("source");

    /** {@code sourceUrl} */
    public static final BidLookupField SOURCE_URL = new BidLookupField("sourceUrl");

    /** {@code qualificationCloseAt} */
    public static final BidLookupField QUALIFICATION_CLOSE_AT = new BidLookupField("qualificationCloseAt");

    /** {@code siteBriefingAt} */
    public static final BidLookupField SITE_BRIEFING_AT = new BidLookupField("siteBriefingAt");

    /** {@code siteBriefingPlace} */
    public static final BidLookupField SITE_BRIEFING_PLACE = new BidLookupField("siteBriefingPlace");

    /** {@code jointContracting} */
    public static final BidLookupField JOINT_CONTRACTING = new BidLookupField("jointContracting");

    /** {@code jointAgreementCloseAt} */
    public static final BidLookupField JOINT_AGREEMENT_CLOSE_AT = new BidLookupField("jointAgreementCloseAt");

    /** {@code bidBond} */
    public static final BidLookupField BID_BOND = new BidLookupField("bidBond");

    /** {@code netConstructionCost} */
    public static final BidLookupField NET_CONSTRUCTION_COST = new BidLookupField("netConstructionCost");

    /** {@code fixedCosts} */
    public static final BidLookupField FIXED_COSTS = new BidLookupField("fixedCosts");

    /** {@code fixedCostItems} */
    public static final BidLookupField FIXED_COST_ITEMS = new BidLookupField("fixedCostItems");

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code noticeNo} */
        NOTICE_NO,
        /** {@code title} */
        TITLE,
        /** {@code agency} */
        AGENCY,
        /** {@code bsnsDiv} */
        BSNS_DIV,
        /** {@code estimatedPrice} */
        ESTIMATED_PRICE,
        /** {@code closeAt} */
        CLOSE_AT,
        /** {@code openAt} */
        OPEN_AT,
        /** {@code detailUrl} */
        DETAIL_URL,
        /** {@code matchedKeywords} */
        MATCHED_KEYWORDS,
        /** {@code currency} */
        CURRENCY,
        /** {@code budget} */
        BUDGET,
        /** {@code baseAmount} */
        BASE_AMOUNT,
        /** {@code floorRate} */
        FLOOR_RATE,
        /** {@code awardMethod} */
        AWARD_METHOD,
        /** {@code contractMethod} */
        CONTRACT_METHOD,
        /** {@code bidStartAt} */
        BID_START_AT,
        /** {@code agencyCode} */
        AGENCY_CODE,
        /** {@code demandAgency} */
        DEMAND_AGENCY,
        /** {@code demandAgencyCode} */
        DEMAND_AGENCY_CODE,
        /** {@code status} */
        STATUS,
        /** {@code kind} */
        KIND,
        /** {@code urgent} */
        URGENT,
        /** {@code revision} */
        REVISION,
        /** {@code version} */
        VERSION,
        /** {@code previousNoticeNo} */
        PREVIOUS_NOTICE_NO,
        /** {@code nextNoticeNo} */
        NEXT_NOTICE_NO,
        /** {@code postedAt} */
        POSTED_AT,
        /** {@code updatedAt} */
        UPDATED_AT,
        /** {@code regions} */
        REGIONS,
        /** {@code regionCheckNeeded} */
        REGION_CHECK_NEEDED,
        /** {@code industries} */
        INDUSTRIES,
        /** {@code source} */
        SOURCE,
        /** {@code sourceUrl} */
        SOURCE_URL,
        /** {@code qualificationCloseAt} */
        QUALIFICATION_CLOSE_AT,
        /** {@code siteBriefingAt} */
        SITE_BRIEFING_AT,
        /** {@code siteBriefingPlace} */
        SITE_BRIEFING_PLACE,
        /** {@code jointContracting} */
        JOINT_CONTRACTING,
        /** {@code jointAgreementCloseAt} */
        JOINT_AGREEMENT_CLOSE_AT,
        /** {@code bidBond} */
        BID_BOND,
        /** {@code netConstructionCost} */
        NET_CONSTRUCTION_COST,
        /** {@code fixedCosts} */
        FIXED_COSTS,
        /** {@code fixedCostItems} */
        FIXED_COST_ITEMS,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "noticeNo" -> Known.NOTICE_NO;
            case "title" -> Known.TITLE;
            case "agency" -> Known.AGENCY;
            case "bsnsDiv" -> Known.BSNS_DIV;
            case "estimatedPrice" -> Known.ESTIMATED_PRICE;
            case "closeAt" -> Known.CLOSE_AT;
            case "openAt" -> Known.OPEN_AT;
            case "detailUrl" -> Known.DETAIL_URL;
            case "matchedKeywords" -> Known.MATCHED_KEYWORDS;
            case "currency" -> Known.CURRENCY;
            case "budget" -> Known.BUDGET;
            case "baseAmount" -> Known.BASE_AMOUNT;
            case "floorRate" -> Known.FLOOR_RATE;
            case "awardMethod" -> Known.AWARD_METHOD;
            case "contractMethod" -> Known.CONTRACT_METHOD;
            case "bidStartAt" -> Known.BID_START_AT;
            case "agencyCode" -> Known.AGENCY_CODE;
            case "demandAgency" -> Known.DEMAND_AGENCY;
            case "demandAgencyCode" -> Known.DEMAND_AGENCY_CODE;
            case "status" -> Known.STATUS;
            case "kind" -> Known.KIND;
            case "urgent" -> Known.URGENT;
            case "revision" -> Known.REVISION;
            case "version" -> Known.VERSION;
            case "previousNoticeNo" -> Known.PREVIOUS_NOTICE_NO;
            case "nextNoticeNo" -> Known.NEXT_NOTICE_NO;
            case "postedAt" -> Known.POSTED_AT;
            case "updatedAt" -> Known.UPDATED_AT;
            case "regions" -> Known.REGIONS;
            case "regionCheckNeeded" -> Known.REGION_CHECK_NEEDED;
            case "industries" -> Known.INDUSTRIES;
            case "source" -> Known.SOURCE;
            case "sourceUrl" -> Known.SOURCE_URL;
            case "qualificationCloseAt" -> Known.QUALIFICATION_CLOSE_AT;
            case "siteBriefingAt" -> Known.SITE_BRIEFING_AT;
            case "siteBriefingPlace" -> Known.SITE_BRIEFING_PLACE;
            case "jointContracting" -> Known.JOINT_CONTRACTING;
            case "jointAgreementCloseAt" -> Known.JOINT_AGREEMENT_CLOSE_AT;
            case "bidBond" -> Known.BID_BOND;
            case "netConstructionCost" -> Known.NET_CONSTRUCTION_COST;
            case "fixedCosts" -> Known.FIXED_COSTS;
            case "fixedCostItems" -> Known.FIXED_COST_ITEMS;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
