// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * A notice that its agency has posted about once a year. {@code bid} is the first notice of the newest year.
 *
 * @param expectedMonth Month in which the next notice is expected: one year after {@code bid} was posted. An inference,
 * not an announcement
 * @param expectedFrom Earliest of the past posting days, moved to the expected year
 * @param expectedTo Latest of the past posting days, moved to the expected year
 * @param overdue {@code true}: {@code expectedTo} is over and no such notice has been posted
 * @param years Years in a row in which it was posted
 * @param bid the field bid
 * @param evidence The notices of these years, newest first, at most 10. Re-notices are listed too
 */
public record RecurringNotice(
        String expectedMonth,
        String expectedFrom,
        String expectedTo,
        boolean overdue,
        int years,
        Bid bid,
        List<RecurringEvidence> evidence) {}
