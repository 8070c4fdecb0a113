// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * Query parameters of GET {@code /privacy}.
 */
public final class ServiceGetPrivacyQuery extends Input {
    /** Makes one that says nothing yet. */
    public ServiceGetPrivacyQuery() {}

    /**
     * Language of the page. Default: from {@code Accept-Language}.
     *
     * @param value the value
     * @return this
     */
    public ServiceGetPrivacyQuery lang(ReportLanguage value) {
        set("lang", value);
        return this;
    }
}
