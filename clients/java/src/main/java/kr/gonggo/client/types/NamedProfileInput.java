// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * A further company and its profile. Absent fields become empty or {@code null}: the profile is replaced as a whole.
 */
public final class NamedProfileInput extends Input {
    /** Makes one that says nothing yet. */
    public NamedProfileInput() {}

    /**
     * Name of the company, unique among the profiles of the account. Required.
     *
     * @param value the value
     * @return this
     */
    public NamedProfileInput name(String value) {
        set("name", value);
        return this;
    }

    /**
     * Business registration number: ten digits, with or without hyphens; returned without.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NamedProfileInput businessNo(String value) {
        setGiven("businessNo", value);
        return this;
    }

    /**
     * Sends null for {@code businessNo}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NamedProfileInput resetBusinessNo() {
        set("businessNo", null);
        return this;
    }

    /**
     * Registered places of business.
     *
     * @param value the value
     * @return this
     */
    public NamedProfileInput seats(List<ProfileInputSeat> value) {
        set("seats", value);
        return this;
    }

    /**
     * {@code micro} = 소상공인, {@code small} = 소기업, {@code medium} = 중기업, {@code large} = 중견·대기업; {@code null} = not
     * declared.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NamedProfileInput size(ProfileSize value) {
        setGiven("size", value);
        return this;
    }

    /**
     * Sends null for {@code size}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NamedProfileInput resetSize() {
        set("size", null);
        return this;
    }

    /**
     * Whether the company bids jointly with others (공동수급). Only {@code false} rules out joint bidding as a remedy;
     * {@code null} = not declared.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NamedProfileInput jointBidding(Boolean value) {
        setGiven("jointBidding", value);
        return this;
    }

    /**
     * Sends null for {@code jointBidding}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NamedProfileInput resetJointBidding() {
        set("jointBidding", null);
        return this;
    }

    /**
     * Lists that name everything the company has. What is absent from another list counts as not declared, never as
     * missing.
     *
     * @param value the value
     * @return this
     */
    public NamedProfileInput complete(List<ProfileComplete> value) {
        set("complete", value);
        return this;
    }

    /**
     * Licences of the company, each code once.
     *
     * @param value the value
     * @return this
     */
    public NamedProfileInput licences(List<ProfileInputLicence> value) {
        set("licences", value);
        return this;
    }

    /**
     * Registered products, each code once.
     *
     * @param value the value
     * @return this
     */
    public NamedProfileInput products(List<ProfileInputProduct> value) {
        set("products", value);
        return this;
    }

    /**
     * Certificates, each kind once.
     *
     * @param value the value
     * @return this
     */
    public NamedProfileInput certificates(List<ProfileInputCertificate> value) {
        set("certificates", value);
        return this;
    }

    /**
     * Completed contracts that can be cited as track record (실적).
     *
     * @param value the value
     * @return this
     */
    public NamedProfileInput trackRecord(List<ProfileInputTrackRecord> value) {
        set("trackRecord", value);
        return this;
    }
}
