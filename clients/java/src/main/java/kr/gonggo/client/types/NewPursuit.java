// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Input;

/**
 * A notice to pursue.
 */
public final class NewPursuit extends Input {
    /** Makes one that says nothing yet. */
    public NewPursuit() {}

    /**
     * Number of the notice, also with a revision, as in {@code R26BK00000001-000}. Required.
     *
     * @param value the value
     * @return this
     */
    public NewPursuit noticeNo(String value) {
        set("noticeNo", value);
        return this;
    }

    /**
     * {@code watching} → {@code preparing} → {@code bid} → {@code won}, {@code lost} or {@code dropped}. A result turns
     * {@code bid} into {@code won} or {@code lost}.
     *
     * @param value the value
     * @return this
     */
    public NewPursuit state(PursuitState value) {
        set("state", value);
        return this;
    }

    /**
     * The member it is assigned to, who gets the reminders.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewPursuit assignee(String value) {
        setGiven("assignee", value);
        return this;
    }

    /**
     * Sends null for {@code assignee}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewPursuit resetAssignee() {
        set("assignee", null);
        return this;
    }

    /**
     * The amount of your company’s bid, in whole units of the currency of the notice.
     *
     * @param value the value
     * @return this
     * @throws IllegalArgumentException if the value is null
     */
    public NewPursuit bidAmount(Long value) {
        setGiven("bidAmount", value);
        return this;
    }

    /**
     * Sends null for {@code bidAmount}: of a patch, the field gets its default again.
     *
     * @return this
     */
    public NewPursuit resetBidAmount() {
        set("bidAmount", null);
        return this;
    }

    /**
     * How many days before closing the assignee gets a mail, while the state is {@code watching} or {@code preparing}.
     *
     * @param value the value
     * @return this
     */
    public NewPursuit remindClosing(List<Integer> value) {
        set("remindClosing", value);
        return this;
    }

    /**
     * How many days before the opening of bids the assignee gets a mail, while the state is {@code bid}.
     *
     * @param value the value
     * @return this
     */
    public NewPursuit remindOpening(List<Integer> value) {
        set("remindOpening", value);
        return this;
    }

    /**
     * Text of the note.
     *
     * @param value the value
     * @return this
     */
    public NewPursuit note(String value) {
        set("note", value);
        return this;
    }
}
