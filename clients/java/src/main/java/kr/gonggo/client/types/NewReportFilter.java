// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * Filter for every section. Values of one field are combined with OR, fields with AND.
 */
public final class NewReportFilter extends Input {
    /** Makes one that says nothing yet. */
    public NewReportFilter() {}

    /**
     * Code or part of the name of the issuing or the demand agency. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewReportFilter agency(List<String> value) {
        set("agency", value);
        return this;
    }

    /**
     * Code or part of the name of an industry the notice is limited to; {@code none} = notices without an industry
     * limit. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewReportFilter industry(List<String> value) {
        set("industry", value);
        return this;
    }

    /**
     * Region where the bidder is based, as a code or name. Notices without a region limit always match. Any one of the
     * values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewReportFilter region(List<String> value) {
        set("region", value);
        return this;
    }

    /**
     * Business category. Any one of the values is enough.
     *
     * @param value the value
     * @return this
     */
    public NewReportFilter bsnsDiv(List<BidsListBsnsDiv> value) {
        set("bsnsDiv", value);
        return this;
    }

    /**
     * Lower bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public NewReportFilter minAmt(long value) {
        set("minAmt", value);
        return this;
    }

    /**
     * Upper bound of the estimated price, inclusive.
     *
     * @param value the value
     * @return this
     */
    public NewReportFilter maxAmt(long value) {
        set("maxAmt", value);
        return this;
    }

    /**
     * Currency of all amounts (ISO 4217).
     *
     * @param value the value
     * @return this
     */
    public NewReportFilter currency(String value) {
        set("currency", value);
        return this;
    }

    /**
     * Business numbers of competitors to show; default: up to five firms that won a matching notice in the period and
     * took part in at least three.
     *
     * @param value the value
     * @return this
     */
    public NewReportFilter businessNo(List<String> value) {
        set("businessNo", value);
        return this;
    }
}
