// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Input;

/**
 * A request to take part in the beta.
 */
public final class ConsultationInput extends Input {
    /** Makes one that says nothing yet. */
    public ConsultationInput() {}

    /**
     * Company that wants to take part. Required.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput company(String value) {
        set("company", value);
        return this;
    }

    /**
     * Name of the person to contact. Required.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput name(String value) {
        set("name", value);
        return this;
    }

    /**
     * Mail address for the answer. Required.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput email(String value) {
        set("email", value);
        return this;
    }

    /**
     * Phone number, for those who want to be called.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput phone(String value) {
        set("phone", value);
        return this;
    }

    /**
     * What the company wants to use the service for.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput message(String value) {
        set("message", value);
        return this;
    }

    /**
     * Language of the answer. Default: the first that {@code Accept-Language} names.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput language(ReportLanguage value) {
        set("language", value);
        return this;
    }

    /**
     * Names the wording on {@code /beta} by which this person agreed to the use of these data. The form of the page
     * cannot be sent without it; a program that leaves it out must have the consent of the person in another way.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput consent(ConsultationInputConsent value) {
        set("consent", value);
        return this;
    }

    /**
     * Leave it out: it is a trap that only bots fill in.
     *
     * @param value the value
     * @return this
     */
    public ConsultationInput homepage(String value) {
        set("homepage", value);
        return this;
    }
}
