// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record BidsListField(String value) implements Text {
    /** {@code noticeNo} */
    public static final BidsListField NOTICE_NO = new BidsListField("noticeNo");

    /** {@code title} */
    public static final BidsListField TITLE = new BidsListField("title");

    /** {@code agency} */
    public static final BidsListField AGENCY = new BidsListField("agency");

    /** {@code bsnsDiv} */
    public static final BidsListField BSNS_DIV = new BidsListField("bsnsDiv");

    /** {@code estimatedPrice} */
    public static final BidsListField ESTIMATED_PRICE = new BidsListField("estimatedPrice");

    /** {@code closeAt} */
    public static final BidsListField CLOSE_AT = new BidsListField("closeAt");

    /** {@code openAt} */
    public static final BidsListField OPEN_AT = new BidsListField("openAt");

    /** {@code detailUrl} */
    public static final BidsListField DETAIL_URL = new BidsListField("detailUrl");

    /** {@code matchedKeywords} */
    public static final BidsListField MATCHED_KEYWORDS = new BidsListField("matchedKeywords");

    /** {@code currency} */
    public static final BidsListField CURRENCY = new BidsListField("currency");

    /** {@code budget} */
    public static final BidsListField BUDGET = new BidsListField("budget");

    /** {@code baseAmount} */
    public static final BidsListField BASE_AMOUNT = new BidsListField("baseAmount");

    /** {@code floorRate} */
    public static final BidsListField FLOOR_RATE = new BidsListField("floorRate");

    /** {@code awardMethod} */
    public static final BidsListField AWARD_METHOD = new BidsListField("awardMethod");

    /** {@code contractMethod} */
    public static final BidsListField CONTRACT_METHOD = new BidsListField("contractMethod");

    /** {@code bidStartAt} */
    public static final BidsListField BID_START_AT = new BidsListField("bidStartAt");

    /** {@code agencyCode} */
    public static final BidsListField AGENCY_CODE = new BidsListField("agencyCode");

    /** {@code demandAgency} */
    public static final BidsListField DEMAND_AGENCY = new BidsListField("demandAgency");

    /** {@code demandAgencyCode} */
    public static final BidsListField DEMAND_AGENCY_CODE = new BidsListField("demandAgencyCode");

    /** {@code status} */
    public static final BidsListField STATUS = new BidsListField("status");

    /** {@code kind} */
    public static final BidsListField KIND = new BidsListField("kind");

    /** {@code urgent} */
    public static final BidsListField URGENT = new BidsListField("urgent");

    /** {@code revision} */
    public static final BidsListField REVISION = new BidsListField("revision");

    /** {@code version} */
    public static final BidsListField VERSION = new BidsListField("version");

    /** {@code previousNoticeNo} */
    public static final BidsListField PREVIOUS_NOTICE_NO = new BidsListField("previousNoticeNo");

    /** {@code nextNoticeNo} */
    public static final BidsListField NEXT_NOTICE_NO = new BidsListField("nextNoticeNo");

    /** {@code postedAt} */
    public static final BidsListField POSTED_AT = new BidsListField("postedAt");

    /** {@code updatedAt} */
    public static final BidsListField UPDATED_AT = new BidsListField("updatedAt");

    /** {@code regions} */
    public static final BidsListField REGIONS = new BidsListField("regions");

    /** {@code regionCheckNeeded} */
    public static final BidsListField REGION_CHECK_NEEDED = new BidsListField("regionCheckNeeded");

    /** {@code industries} */
    public static final BidsListField INDUSTRIES = new BidsListField("industries");

    /** {@code source} */
    public static final BidsListField SOURCE = new BidsListField("source");

    /** {@code sourceUrl} */
    public static final BidsListField SOURCE_URL = new BidsListField("sourceUrl");

    /** {@code eligibility} */
    public static final BidsListField ELIGIBILITY = new BidsListField("eligibility");

    /** {@code qualificationCloseAt} */
    public static final BidsListField QUALIFICATION_CLOSE_AT = new BidsListField("qualificationCloseAt");

    /** {@code siteBriefingAt} */
    public static final BidsListField SITE_BRIEFING_AT = new BidsListField("siteBriefingAt");

    /** {@code siteBriefingPlace} */
    public static final BidsListField SITE_BRIEFING_PLACE = new BidsListField("siteBriefingPlace");

    /** {@code jointContracting} */
    public static final BidsListField JOINT_CONTRACTING = new BidsListField("jointContracting");

    /** {@code jointAgreementCloseAt} */
    public static final BidsListField JOINT_AGREEMENT_CLOSE_AT = new BidsListField("jointAgreementCloseAt");

    /** {@code bidBond} */
    public static final BidsListField BID_BOND = new BidsListField("bidBond");

    /** {@code netConstructionCost} */
    public static final BidsListField NET_CONSTRUCTION_COST = new BidsListField("netConstructionCost");

    /** {@code fixedCosts} */
    public static final BidsListField FIXED_COSTS = new BidsListField("fixedCosts");

    /** {@code fixedCostItems} */
    public static final BidsListField FIXED_COST_ITEMS = new BidsListField("fixedCostItems");

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
        /** {@code eligibility} */
        ELIGIBILITY,
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
            case "eligibility" -> Known.ELIGIBILITY;
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
