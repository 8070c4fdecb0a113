// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A certificate of the company.
 */
public final class ProfileInputCertificate extends Input {
    /** Makes one that says nothing yet. */
    public ProfileInputCertificate() {}

    /**
     * {@code sme} = 중소기업·소상공인확인서, {@code directProduction} = 직접생산확인증명서, {@code women} = 여성기업, {@code disabled} = 장애인기업,
     * {@code social} = 사회적기업, {@code startup} = 창업기업. Required.
     *
     * @param value the value
     * @return this
     */
    public ProfileInputCertificate kind(ProfileCertificateKind value) {
        set("kind", value);
        return this;
    }

    /**
     * Last day on which it is valid; {@code 9999-12-31} = it does not expire; {@code null} = not declared.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public ProfileInputCertificate until(String value) {
        setGiven("until", value);
        return this;
    }

    /**
     * Sends null for {@code until}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public ProfileInputCertificate resetUntil() {
        set("until", null);
        return this;
    }
}
