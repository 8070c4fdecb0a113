package kr.gonggo.client;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.function.Consumer;

/** Says how requests are made: given to {@link GonggoClient} for all of them, given to a method for that call alone. */
public final class Option {
    final Consumer<Settings> change;

    private Option(Consumer<Settings> change) {
        this.change = change;
    }

    /**
     * Limits one attempt with its body, and each silence of a stream.
     *
     * @param longest the limit; by default 30 seconds
     * @return the option
     */
    public static Option timeout(Duration longest) {
        return new Option(it -> it.timeout = longest);
    }

    /**
     * Limits the attempts after the first. Loops without an end wait for outages however long, unless they are told
     * otherwise themselves.
     *
     * @param retries the limit; by default 2
     * @return the option
     */
    public static Option maxRetries(int retries) {
        return new Option(it -> it.maxRetries = retries);
    }

    /**
     * Sets the pause before the second attempt; it doubles each time up to 8 seconds, and is made shorter by chance.
     *
     * @param delay the pause; by default 500 ms
     * @return the option
     */
    public static Option retryDelay(Duration delay) {
        return new Option(it -> it.retryDelay = delay);
    }

    /**
     * Sets the longest wait that the service may ask for; if it asks for a longer one, its refusal is thrown at once.
     *
     * @param wait the wait; by default a minute
     * @return the option
     */
    public static Option maxRetryAfter(Duration wait) {
        return new Option(it -> it.maxRetryAfter = wait);
    }

    /**
     * Sets how long a loop without an end waits if nothing is new, where the service cannot wait by itself.
     *
     * @param pause the pause; by default 5 seconds
     * @return the option
     */
    public static Option pause(Duration pause) {
        return new Option(it -> it.pause = pause);
    }

    /**
     * Sends a header with each request.
     *
     * @param name its name
     * @param value its value
     * @return the option
     */
    public static Option header(String name, String value) {
        return new Option(it -> it.headers.put(name, value));
    }

    /**
     * Sends requests by a client of your own, with your proxy or certificates. It must follow no redirects, which is
     * Java's default: the key goes to the given address alone.
     *
     * @param http the client
     * @return the option
     * @throws IllegalArgumentException if it follows redirects
     */
    public static Option http(HttpClient http) {
        if (http.followRedirects() != HttpClient.Redirect.NEVER)
            throw new IllegalArgumentException("the HttpClient follows redirects; build it with Redirect.NEVER");
        return new Option(it -> it.http = http);
    }

    /**
     * Repeats a {@code POST} under your own key, over a restart of your program too. By default one is made up for each
     * call that takes one, and kept over its attempts.
     *
     * @param key the key
     * @return the option
     */
    public static Option idempotencyKey(String key) {
        return new Option(it -> it.idempotencyKey = key);
    }

    /**
     * Names the {@code ETag} of the record that you have read: if somebody has changed it since, it is not overwritten
     * (412).
     *
     * @param etag the tag
     * @return the option
     */
    public static Option ifMatch(String etag) {
        return header("If-Match", etag);
    }

    /**
     * Begins a stream of events after the one with this id.
     *
     * @param id the id
     * @return the option
     */
    public static Option lastEventId(String id) {
        return header("Last-Event-ID", id);
    }
}
