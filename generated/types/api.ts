/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export interface paths {
    "/api/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Never signs in. Sends a verification mail when the host verifies addresses.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/change_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every other session and answers a new token.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/image_style/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List image styles */
        get: operations["listImageStyles"];
        put?: never;
        /** Make an image style */
        post: operations["createImageStyle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/image_style/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an image style */
        get: operations["getImageStyle"];
        put?: never;
        post?: never;
        /**
         * Delete an image style of one’s own
         * @description Stories that use it keep their pictures and have no style afterwards.
         */
        delete: operations["deleteImageStyle"];
        options?: never;
        head?: never;
        /** Change an image style */
        patch: operations["updateImageStyle"];
        trace?: never;
    };
    "/core-api/location/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the person’s locations */
        get: operations["listLocations"];
        put?: never;
        /** Add a location */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/location/{location_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a location */
        put: operations["updateLocation"];
        post?: never;
        /**
         * Delete a location
         * @description Segments that play there keep their text and have no location afterwards.
         */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/create_lora": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a LoRA model */
        post: operations["createLora"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/generate_captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write captions for training data
         * @description One charge per call; captions that a person wrote are replaced only for the pictures named.
         */
        post: operations["generateLoraCaptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/get_lora": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a LoRA model */
        get: operations["getLora"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/lora/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a LoRA model
         * @description A running training is stopped and refunded. Image styles that use it fall back to their own model.
         */
        delete: operations["deleteLora"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/model_gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the models of the person */
        get: operations["listModelGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Train a LoRA model
         * @description Charged when accepted, refunded when the training fails.
         */
        post: operations["submitLora"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/training_data/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take training data out of a LoRA model
         * @description Without a body all of it. The media themselves stay.
         */
        delete: operations["deleteLoraTrainingData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/update_lora": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a LoRA model
         * @description Name and strength can change at any time, everything else only before the training.
         */
        put: operations["updateLora"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/upload_model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a ready-made LoRA model */
        post: operations["uploadLoraModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/report_story_engine_error/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a failure of the editor or an engine */
        post: operations["reportStoryEngineError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/report_story_rendering_issues/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what looks wrong in a video */
        post: operations["reportStoryRenderingIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/resend_verification_email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description Answers the same whether or not the address has an account.
         */
        post: operations["resendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/reset_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a new one-time password
         * @description The mailed password works once and must be changed at sign-in; the old one keeps working until then.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cast of a story */
        get: operations["listCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/create-and-publish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a character and make its portrait
         * @description As createCharacter followed by publishCharacter, in one step; it costs what a portrait costs.
         */
        post: operations["createAndPublishCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a character as a draft */
        post: operations["createCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/existing/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List characters a story’s character can become
         * @description Published characters of the person’s other stories; with `include_system` also the ones that come with the product.
         */
        get: operations["listExistingCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{characterId}/map/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a character become an existing one
         * @description Takes over look, voice, portrait and name; the existing character stays as it is.
         */
        post: operations["mapCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a character from the cast
         * @description Scenes it spoke go to the narrator; dialogues keep their text and have no speaker.
         */
        delete: operations["deleteCharacter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/portrait/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the portrait of a character
         * @description Only for published characters. With `regenerate` a new portrait is made and costs what a portrait costs; the key is needed then, and the old one stays until the new one is there.
         */
        get: operations["getCharacterPortrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/publish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a character and make its portrait
         * @description Costs what a portrait costs; nothing for the narrator and for a character that has one already. The realtime event `story-character-update-{storyId}` tells when the portrait is there or failed; a failed one is refunded.
         */
        post: operations["publishCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a character back to how the script tells it
         * @description Undoes mapping, publishing and the portrait; scenes and dialogues keep it as their speaker.
         */
        post: operations["resetCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a character
         * @description A portrait stays as it is until it is made anew.
         */
        post: operations["updateCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/elements/{element_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace an element
         * @description The kind may change as well; an `index` moves it at the same time.
         */
        put: operations["updateScreenplayElement"];
        post?: never;
        /** Delete an element */
        delete: operations["deleteScreenplayElement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/elements/{element_id}/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an element within its segment */
        post: operations["reorderScreenplayElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the segments of a screenplay */
        get: operations["listScreenplaySegments"];
        put?: never;
        /** Add a segment to a screenplay */
        post: operations["createScreenplaySegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/{screenplay_segment_id}/elements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an element to a segment */
        post: operations["createScreenplayElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/{segment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the heading of a segment */
        put: operations["updateScreenplaySegment"];
        post?: never;
        /** Delete a segment with its elements */
        delete: operations["deleteScreenplaySegment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/{segment_id}/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a segment */
        post: operations["reorderScreenplaySegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay/import-from-json/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the screenplay by an imported one
         * @description All or nothing: when anything is refused, the story keeps the segments it has. Places and people are matched by name, without regard to case, and made where there are none.
         */
        post: operations["importScreenplayFromJson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/submit_feedback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send feedback */
        post: operations["submitFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/verify_email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an email address */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dj-rest-auth/google/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in or sign up with Google
         * @description Makes an account for a new address, with the address verified.
         */
        post: operations["loginWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dj-rest-auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with email and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dj-rest-auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Revokes the token and ends the realtime sockets of the person.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Done, with nothing else to show */
        Acknowledgement: {
            /** @description What was done, in words a person can read */
            message: string;
        };
        /** @description What is seen */
        ActionElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "ACTION";
            /** @description What happens */
            description: string;
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
        };
        /** @description A new password */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @description The password now, or the mailed one-time password
             */
            current_password: string;
            /**
             * Format: password
             * @description At least 8 characters, other than the present one
             */
            new_password: string;
        };
        /** @description A member of a story’s cast. A portrait is ready when `status` is published and `portrait_generation_status` is GENERATED; the narrator has none and is always complete */
        Character: {
            /**
             * Format: uuid
             * @description The character; `speaker_story_character_id` of scenes and `character` of screenplay elements
             */
            id: string;
            /**
             * Format: uuid
             * @description The story; null for the ones that come with the product
             */
            story_id: string | null;
            /** @description What the character is called */
            call_name: string;
            role: components["schemas"]["CharacterRole"];
            /** @description How the character looks; goes into the picture prompts. Empty when not told */
            description: string;
            /** @description The voice that speaks for it; null: the voice of the scene */
            language_and_voice_code: string | null;
            status: components["schemas"]["CharacterStatus"];
            /**
             * Format: uuid
             * @description The existing character whose look and voice it took over; null when it has its own
             */
            mapped_from: string | null;
            /** @description true for the ones that come with the product */
            is_system: boolean;
            /** @description The portrait; null until one is made, and for the narrator */
            portrait: components["schemas"]["Media"] | null;
            /** @description null until a portrait is asked for, and after one failed */
            portrait_generation_status: components["schemas"]["PortraitGenerationStatus"] | null;
            /** @description Why the last portrait failed, in words a person can read; null when it did not */
            portrait_error: string | null;
        };
        /** @description Characters, the narrator first */
        CharacterList: {
            /** @description Characters, the narrator first */
            results: components["schemas"]["Character"][];
        };
        /** @description The portrait of a character */
        CharacterPortrait: {
            /** @description The portrait; null until one is made */
            portrait: components["schemas"]["Media"] | null;
            /** @description null when none is being made and none exists */
            portrait_generation_status: components["schemas"]["PortraitGenerationStatus"] | null;
            /** @description Why the last portrait failed; null when it did not */
            portrait_error: string | null;
        };
        /**
         * @description Somebody who is seen, or the voice that tells the story
         * @enum {string}
         */
        CharacterRole: "Character" | "Narrator";
        /**
         * @description draft until the person publishes it; only then a portrait is made
         * @enum {string}
         */
        CharacterStatus: "draft" | "published";
        /** @description A new member of the cast */
        CreateCharacterRequest: {
            /** @description What the character is called */
            call_name: string;
            /** @description left out: Character */
            role?: components["schemas"]["CharacterRole"];
            /** @description How the character looks */
            description?: string;
            /** @description Id of the voice that speaks for it */
            language_and_voice_code?: string;
        };
        /** @description A new style */
        CreateImageStyleRequest: {
            /** @description Name in the gallery */
            name: string;
            /** @description One line on what it looks like */
            description?: string;
            /** @description Words that join every picture prompt */
            style_prompt: string;
            /**
             * Format: uuid
             * @description The SYSTEM style it starts from
             */
            base_style_id?: string;
            image_model?: components["schemas"]["ImageModel"];
            /** @description Style of the image service */
            leonardo_style_id?: string;
            /**
             * Format: uuid
             * @description A custom model of the person that draws
             */
            lora_id?: string;
            /**
             * Format: uuid
             * @description A picture of the person whose style is followed
             */
            reference_image_media_id?: string;
        };
        /** @description A new place */
        CreateLocationRequest: {
            /** @description Name as it stands in a segment heading */
            name: string;
            /** @description How it looks */
            description?: string;
            /**
             * Format: uuid
             * @description A story of the person whose screenplay it comes from; left out when it is added by hand
             */
            derived_from?: string;
        };
        /** @description A model to be */
        CreateLoraRequest: {
            lora_type: components["schemas"]["LoraType"];
        };
        /** @description A new segment */
        CreateScreenplaySegmentRequest: {
            /**
             * Format: uuid
             * @description The location; left out when none is chosen
             */
            location?: string;
            location_type?: components["schemas"]["LocationTypeInput"];
            time_of_day?: components["schemas"]["TimeOfDayInput"];
            /** @description Place in the screenplay, from 0; left out or beyond the end: last */
            index?: number;
        };
        /** @description Which pictures to take out */
        DeleteLoraTrainingDataRequest: {
            /** @description Training data of the model; left out: all of it */
            training_data_ids?: string[];
        };
        /** @description What a character says */
        DialogueElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "DIALOGUE";
            /**
             * Format: uuid
             * @description The character of the story who speaks; left out when nobody is chosen yet
             */
            character?: string;
            /** @description What is said */
            dialogue: string;
            /** @description How it is said, for example: without looking up */
            description?: string;
            /** @description Colours of the voice, the strongest first; left out: none */
            emotions?: components["schemas"]["Emotion"][];
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
        };
        /**
         * @description ACTION tells what is seen, DIALOGUE what a character says, TRANSITION how the segment ends
         * @enum {string}
         */
        ElementType: "ACTION" | "DIALOGUE" | "TRANSITION";
        /**
         * @description Colour of the voice
         * @enum {string}
         */
        Emotion: "NEUTRAL" | "HAPPY" | "SAD" | "ANGRY" | "EXCITED" | "CALM" | "SERIOUS" | "WHISPER";
        /** @description The one shape of every refused or failed call */
        Error: {
            /** @description What happened, in words a person can read */
            message: string;
            /** @description More for the curious; never needed to understand the message */
            detail?: string;
            /** @description Stable code to branch on, for example VALIDATION_FAILED or UPGRADE_MEMBERSHIP */
            error?: string;
            /** @description Texts per refused field, keyed by the field's path in the request (`captions.0.start`) */
            fields?: {
                /** @description Texts on the request as a whole */
                body?: string[];
            } & {
                [key: string]: string[];
            };
            /** @description Codes of a refused sign-in */
            non_field_errors?: string[];
        };
        /**
         * @description What the feedback is about
         * @enum {string}
         */
        FeedbackType: "GENERAL" | "BUG" | "FEATURE_REQUEST" | "QUALITY" | "BILLING";
        /** @description A report that was filed */
        FiledReport: {
            /**
             * Format: uuid
             * @description Number to refer to
             */
            report_id: string;
            /** @description Thanks, in words */
            message: string;
            /**
             * Format: date-time
             * @description When it was filed
             */
            created_at: string;
        };
        /** @description Which pictures to caption */
        GenerateLoraCaptionsRequest: {
            /** @description Training data of the model */
            training_data_ids: string[];
        };
        /**
         * @description Model that draws the pictures; DRAFT is the built-in one that needs no network
         * @enum {string}
         */
        ImageModel: "DRAFT" | "LEONARDO" | "FLUX" | "CUSTOM_LORA";
        /** @description A look for generated pictures */
        ImageStyle: {
            /**
             * Format: uuid
             * @description The image style
             */
            id: string;
            source: components["schemas"]["ImageStyleSource"];
            /** @description Name in the gallery */
            name: string;
            /** @description One line on what it looks like; empty when not told */
            description: string;
            /** @description Words that join every picture prompt */
            style_prompt: string;
            /**
             * Format: uuid
             * @description The SYSTEM style it starts from; null for SYSTEM styles and for the ones that start from nothing
             */
            base_style_id: string | null;
            image_model: components["schemas"]["ImageModel"];
            /** @description Style of the image service; null when none is chosen */
            leonardo_style_id: string | null;
            /**
             * Format: uuid
             * @description The custom model that draws; null when none is chosen
             */
            lora_id: string | null;
            /**
             * Format: uuid
             * @description A picture whose style is followed; null when none is chosen
             */
            reference_image_media_id: string | null;
            /**
             * Format: uri-reference
             * @description A picture in this style; null while none was made
             */
            preview_url: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             */
            updated_at: string;
        };
        /** @description Image styles: the person’s own first, then the ones of the product */
        ImageStyleList: {
            /** @description Image styles: the person’s own first, then the ones of the product */
            results: components["schemas"]["ImageStyle"][];
        };
        /**
         * @description SYSTEM comes with the product and cannot be changed, USER is the person’s own
         * @enum {string}
         */
        ImageStyleSource: "SYSTEM" | "USER";
        /** @description A screenplay to take over */
        ImportScreenplayRequest: {
            /** @description The screenplay; replaces every segment the story has */
            screenplay_data: components["schemas"]["ImportedScreenplay"];
        };
        /** @description A paragraph of an imported screenplay */
        ImportedElement: {
            element_type: components["schemas"]["ElementType"];
            /** @description ACTION: what happens. DIALOGUE: how it is said. TRANSITION: its text */
            description?: string;
            /** @description DIALOGUE: the name of who speaks; a character of that name is made when the story has none */
            character?: string;
            /** @description DIALOGUE: what is said */
            dialogue?: string;
            /** @description DIALOGUE: colours of the voice, the strongest first */
            emotions?: components["schemas"]["Emotion"][];
        };
        /** @description A whole screenplay, with places and people by name */
        ImportedScreenplay: {
            /** @description Title; becomes the title of the story when it has none */
            title?: string;
            /** @description Its segments in order */
            segments: components["schemas"]["ImportedSegment"][];
        };
        /** @description A segment of an imported screenplay */
        ImportedSegment: {
            /** @description The name of the place; a location of that name is made when the person has none */
            location?: string;
            location_type?: components["schemas"]["LocationTypeInput"];
            time_of_day?: components["schemas"]["TimeOfDayInput"];
            /** @description Its paragraphs in order */
            elements: components["schemas"]["ImportedElement"][];
        };
        /** @description A place of the person, for screenplay segments of any of their stories */
        Location: {
            /**
             * Format: uuid
             * @description The location
             */
            id: string;
            /** @description Name as it stands in a segment heading */
            name: string;
            /** @description How it looks; goes into the picture prompts. Empty when not told */
            description: string;
            /**
             * Format: uuid
             * @description The story in whose screenplay it was found; null when the person added it
             */
            derived_from: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             */
            updated_at: string;
        };
        /** @description Locations by name */
        LocationList: {
            /** @description Locations by name */
            results: components["schemas"]["Location"][];
        };
        /**
         * @description Where a segment plays: inside, outside, or both
         * @enum {string}
         */
        LocationType: "INT" | "EXT" | "INT_EXT";
        /**
         * @description Where the segment plays: inside, outside, or both
         * @default INT
         * @enum {string}
         */
        LocationTypeInput: "INT" | "EXT" | "INT_EXT";
        /** @description Email and password */
        LoginRequest: {
            /**
             * Format: email
             * @description The email address
             */
            username: string;
            /**
             * Format: password
             * @description The password
             */
            password: string;
        };
        /** @description What Google Identity handed out */
        LoginWithGoogleRequest: {
            /** @description Google ID token or access token; its audience is checked */
            access_token: string;
        };
        /** @description A custom image model */
        Lora: {
            /**
             * Format: uuid
             * @description The LoRA model
             */
            lora_id: string;
            /** @description Its name; empty until it is given one */
            model_name: string;
            model_type: components["schemas"]["LoraModelType"];
            lora_type: components["schemas"]["LoraType"];
            /**
             * @description Trained here, or uploaded ready-made
             * @enum {string}
             */
            source: "TRAINED" | "UPLOADED";
            status: components["schemas"]["LoraStatus"];
            /** @description Per cent of the training done */
            progress: number;
            /** @description Why the training failed, in words a person can read; null when it did not */
            error_message: string | null;
            /** @description The word that calls it up in a prompt; null until it is given one */
            trigger_word: string | null;
            /** @description The word for its main subject; null: the trigger word */
            primary_trigger: string | null;
            /** @description The word for a second subject; null when there is none */
            secondary_trigger: string | null;
            /** @description How strongly it draws; 1 is as trained */
            lora_scale: number;
            /** @description Training steps */
            steps: number;
            /** @description Ids of the media it learns from */
            training_data: string[];
            /** @description The same media with their captions, in the same order */
            training_data_items: components["schemas"]["LoraTrainingItem"][];
            /**
             * Format: uri-reference
             * @description A picture it drew; null until it is ready
             */
            preview_url: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             */
            updated_at: string;
        };
        /** @description The caption of a picture */
        LoraCaption: {
            /**
             * Format: uuid
             * @description One of the model’s training data
             */
            training_data_id: string;
            /** @description What it shows */
            caption: string;
        };
        /** @description Models, newest first */
        LoraList: {
            /** @description Models, newest first */
            results: components["schemas"]["Lora"][];
        };
        /**
         * @description The image model it extends; DRAFT is the built-in one that needs no network
         * @enum {string}
         */
        LoraModelType: "DRAFT" | "FLUX" | "SDXL";
        /**
         * @description CREATED collects training data, QUEUED waits, TRAINING learns, READY can draw, FAILED was refunded and can be submitted again
         * @enum {string}
         */
        LoraStatus: "CREATED" | "QUEUED" | "TRAINING" | "READY" | "FAILED";
        /** @description A picture the model learns from */
        LoraTrainingItem: {
            /**
             * Format: uuid
             * @description The media it is
             */
            training_data_id: string;
            /** @description Name of the file */
            file_name: string;
            /**
             * Format: uri-reference
             * @description A small picture; null while there is none
             */
            thumbnail_url: string | null;
            /** @description What it shows; null until written or generated */
            caption: string | null;
        };
        /**
         * @description What the model learns
         * @enum {string}
         */
        LoraType: "CHARACTER" | "OBJECT" | "STYLE";
        /** @description The character it becomes */
        MapCharacterRequest: {
            /**
             * Format: uuid
             * @description An existing character: of another story of the person, or one that comes with the product
             */
            character_id: string;
        };
        /** @description A picture, video or sound */
        Media: {
            /**
             * Format: uuid
             * @description The media
             */
            id: string;
            media_type: components["schemas"]["MediaType"];
            source: components["schemas"]["MediaSource"];
            status: components["schemas"]["MediaStatus"];
            /** @description Why it FAILED; null otherwise */
            error_message: string | null;
            /**
             * Format: uuid
             * @description What was heard in it; null until it was transcribed
             */
            media_transcription_id: string | null;
            /**
             * Format: uuid
             * @description Story it was made or uploaded for
             */
            story_id: string | null;
            /**
             * Format: uuid
             * @description Scene it was made or uploaded for
             */
            scene_id: string | null;
            /**
             * Format: uuid
             * @description A-roll it was made or uploaded for
             */
            aroll_id: string | null;
            /**
             * Format: uri-reference
             * @description Signed address to read the file from; stays the same for a day. null until COMPLETED
             */
            url: string | null;
            /**
             * Format: uri-reference
             * @description Signed address of a small still; null for sound and until COMPLETED
             */
            thumbnail_url: string | null;
            /** @description Name to show and to save under */
            file_name: string;
            /** @description MIME type, for example image/png */
            content_type: string;
            /** @description Size of the file, bytes; null while unknown */
            size_bytes: number | null;
            /** @description Width, px; null for sound and while unknown */
            width: number | null;
            /** @description Height, px; null for sound and while unknown */
            height: number | null;
            /** @description Length, ms; null for pictures and while unknown */
            duration_ms: number | null;
            /** @description What it was generated from; null for uploads */
            prompt: string | null;
            /**
             * Format: date-time
             * @description When it was uploaded or made
             */
            created_at: string;
        };
        /**
         * @description Where the file comes from
         * @enum {string}
         */
        MediaSource: "SYSTEM" | "USER" | "GENERATED" | "STOCK";
        /**
         * @description PENDING waits for its bytes, PROCESSING is being read or made, COMPLETED can be shown, FAILED cannot
         * @enum {string}
         */
        MediaStatus: "PENDING" | "PROCESSING" | "COMPLETED" | "FAILED";
        /**
         * @description Kind of file
         * @enum {string}
         */
        MediaType: "image" | "video" | "audio";
        /**
         * @description How far the portrait is
         * @enum {string}
         */
        PortraitGenerationStatus: "IN_PROGRESS" | "GENERATED";
        /**
         * @description How a person found the product
         * @enum {string}
         */
        ReferralSource: "Google" | "TikTok" | "X/Twitter" | "LinkedIn" | "Instagram" | "YouTube" | "Word of Mouth / Referral" | "Other";
        /** @description A new account */
        RegisterRequest: {
            /**
             * Format: email
             * @description The email address; it is the user name
             */
            username: string;
            /**
             * Format: password
             * @description At least 8 characters
             */
            password: string;
            /** @description First name */
            first_name: string;
            /** @description Last name */
            last_name: string;
            /** @description Company */
            company_name: string;
            how_did_you_hear_about_us: components["schemas"]["ReferralSource"];
            /**
             * @description Content tips and updates by mail
             * @default true
             */
            receive_updates: boolean;
            /**
             * @description Terms of Use and Privacy Policy; only true is accepted
             * @enum {boolean}
             */
            agree_to_tnc: true;
        };
        /** @description A created account; registering never signs in */
        RegisterResult: {
            /** @description What to do next */
            message: string;
            /** @description Always null: the person logs in after registering */
            access: string | null;
            /** @description False until /complete-profile was submitted */
            is_profile_complete: boolean;
            /** @description False while a mail with a link waits to be opened */
            is_email_verified: boolean;
        };
        /** @description A move within the same list */
        ReorderScreenplayRequest: {
            /** @description Where it stands afterwards, from 0; beyond the end: last */
            new_index: number;
        };
        /** @description What the editor could not do */
        ReportStoryEngineErrorRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene it happens in
             */
            scene_id?: string;
            /** @description What was shown */
            error_message?: string;
            /** @description What was being done, for example splitScene */
            operation?: string;
            /** @description What the person adds */
            description?: string;
        };
        /** @description What looks wrong in a video */
        ReportStoryRenderingIssuesRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene it happens in
             */
            scene_id?: string;
            /** @description What the person saw */
            description?: string;
        };
        /** @description Who waits for a mail */
        ResendVerificationEmailRequest: {
            /**
             * Format: email
             * @description The address of the account
             */
            email: string;
        };
        /** @description Whose password is lost */
        ResetPasswordRequest: {
            /**
             * Format: email
             * @description The address of the account
             */
            email: string;
        };
        /** @description One paragraph of a screenplay segment */
        ScreenplayElement: {
            /**
             * Format: uuid
             * @description The element
             */
            id: string;
            /**
             * Format: uuid
             * @description The segment it stands in
             */
            segment_id: string;
            /** @description Place in the segment, from 0 */
            index: number;
            element_type: components["schemas"]["ElementType"];
            /** @description ACTION: what happens. DIALOGUE: how it is said, or null. TRANSITION: its text, for example CUT TO */
            description: string | null;
            /**
             * Format: uuid
             * @description DIALOGUE: the character of the story who speaks; null in the other kinds, or when nobody is chosen yet
             */
            character: string | null;
            /** @description DIALOGUE: what is said; null in the other kinds */
            dialogue: string | null;
            /** @description DIALOGUE: colours of the voice, the strongest first; empty in the other kinds */
            emotions: components["schemas"]["Emotion"][];
        };
        /** @description The whole element; which fields it takes follows from its kind */
        ScreenplayElementInput: components["schemas"]["ActionElementInput"] | components["schemas"]["DialogueElementInput"] | components["schemas"]["TransitionElementInput"];
        /** @description A stretch of a screenplay at one place and time */
        ScreenplaySegment: {
            /**
             * Format: uuid
             * @description The segment
             */
            id: string;
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Place in the screenplay, from 0 */
            index: number;
            /**
             * Format: uuid
             * @description The location; null when none is chosen yet
             */
            location: string | null;
            location_type: components["schemas"]["LocationType"];
            time_of_day: components["schemas"]["TimeOfDay"];
            /** @description Its paragraphs in order */
            elements: components["schemas"]["ScreenplayElement"][];
        };
        /** @description The segments of a story in order */
        ScreenplaySegmentList: {
            /** @description The segments of a story in order */
            results: components["schemas"]["ScreenplaySegment"][];
        };
        /** @description A started session */
        Session: {
            /** @description Bearer token for every other call */
            access: string;
            /** @description False: /complete-profile comes next */
            is_profile_complete: boolean;
            /** @description True after a mailed one-time password: changePassword comes first */
            must_change_password: boolean;
            /**
             * Format: date-time
             * @description When the token ends
             */
            expires_at: string;
        };
        /** @description Feedback on the product */
        SubmitFeedbackRequest: {
            feedback_type: components["schemas"]["FeedbackType"];
            /** @description What the person says */
            feedback: string;
            /**
             * Format: uuid
             * @description The story it is about
             */
            story_id?: string;
            /** @description 1 (poor) to 5 (great) */
            rating?: number;
        };
        /** @description What to train */
        SubmitLoraRequest: {
            /**
             * Format: uuid
             * @description The LoRA model
             */
            lora_id: string;
            /** @description Its name */
            model_name: string;
            /** @description The word that calls it up in a prompt */
            trigger_word: string;
            /** @description Training steps */
            steps: number;
            /** @description All media it learns from; at least 4 pictures */
            training_data: string[];
        };
        /**
         * @description When a segment plays
         * @enum {string}
         */
        TimeOfDay: "DAY" | "NIGHT" | "DAWN" | "MORNING" | "AFTERNOON" | "EVENING" | "DUSK" | "LATER" | "CONTINUOUS";
        /**
         * @description When the segment plays
         * @default DAY
         * @enum {string}
         */
        TimeOfDayInput: "DAY" | "NIGHT" | "DAWN" | "MORNING" | "AFTERNOON" | "EVENING" | "DUSK" | "LATER" | "CONTINUOUS";
        /** @description How the segment ends */
        TransitionElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "TRANSITION";
            /** @description Its text, for example CUT TO */
            description: string;
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
        };
        /** @description What changes; the rest stays */
        UpdateCharacterRequest: {
            /** @description What the character is called */
            call_name?: string;
            role?: components["schemas"]["CharacterRole"];
            /** @description How the character looks */
            description?: string;
            /** @description Id of the voice that speaks for it */
            language_and_voice_code?: string;
        };
        /** @description What changes; what is left out stays */
        UpdateImageStyleRequest: {
            /** @description Name in the gallery */
            name?: string;
            /** @description One line on what it looks like */
            description?: string;
            /** @description Words that join every picture prompt */
            style_prompt?: string;
            /**
             * Format: uuid
             * @description The SYSTEM style it starts from; null: none
             */
            base_style_id?: string | null;
            image_model?: components["schemas"]["ImageModel"];
            /** @description Style of the image service; null: none */
            leonardo_style_id?: string | null;
            /**
             * Format: uuid
             * @description A custom model of the person that draws; null: none
             */
            lora_id?: string | null;
            /**
             * Format: uuid
             * @description A picture of the person whose style is followed; null: none
             */
            reference_image_media_id?: string | null;
        };
        /** @description The whole place; what is left out is emptied */
        UpdateLocationRequest: {
            /** @description Name as it stands in a segment heading */
            name: string;
            /** @description How it looks */
            description?: string;
            /**
             * Format: uuid
             * @description A story of the person whose screenplay it comes from
             */
            derived_from?: string;
        };
        /** @description What changes; what is left out stays */
        UpdateLoraRequest: {
            /**
             * Format: uuid
             * @description The LoRA model
             */
            lora_id: string;
            /** @description Its name */
            model_name?: string;
            model_type?: components["schemas"]["LoraModelType"];
            lora_type?: components["schemas"]["LoraType"];
            /** @description The word that calls it up in a prompt */
            trigger_word?: string;
            /** @description The word for its main subject */
            primary_trigger?: string;
            /** @description The word for a second subject */
            secondary_trigger?: string;
            /** @description How strongly it draws; 1 is as trained */
            lora_scale?: number;
            /** @description Training steps */
            steps?: number;
            /** @description All media it learns from; pictures of the person */
            training_data?: string[];
            /** @description Captions to set */
            captions?: components["schemas"]["LoraCaption"][];
        };
        /** @description The whole heading of a segment; what is left out takes its default */
        UpdateScreenplaySegmentRequest: {
            /**
             * Format: uuid
             * @description The location; left out when none is chosen
             */
            location?: string;
            location_type?: components["schemas"]["LocationTypeInput"];
            time_of_day?: components["schemas"]["TimeOfDayInput"];
        };
        /** @description A ready-made model */
        UploadLoraModelRequest: {
            /**
             * Format: binary
             * @description A .safetensors file of at most 200 MB
             */
            file: string;
            /** @description Its name */
            model_name: string;
            model_type: components["schemas"]["LoraModelType"];
            lora_type: components["schemas"]["LoraType"];
            /** @description The word that calls it up in a prompt */
            trigger_word: string;
            /** @description How strongly it draws; left out: 1 */
            lora_scale?: number;
        };
        /** @description The token of a verification mail */
        VerifyEmailRequest: {
            /** @description Token from the link */
            token: string;
        };
    };
    responses: {
        /** @description The record or the idempotency key stands in the way */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The balance does not cover the cost */
        InsufficientCredits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such record, or not the caller's */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests */
        RateLimited: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid token */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file or body type is not accepted */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The input is refused */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The character of the story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
         */
        CharacterIdCamelPath: string;
        /**
         * @description The character of the story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
         */
        CharacterIdPath: string;
        /**
         * @description The screenplay element
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
         */
        ElementIdPath: string;
        /**
         * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
         */
        IdempotencyKey: string;
        /**
         * @description The image style
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
         */
        ImageStyleIdPath: string;
        /**
         * @description The location
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
         */
        LocationIdPath: string;
        /**
         * @description The LoRA model
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
         */
        LoraIdQuery: string;
        /**
         * @description The screenplay segment
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
         */
        ScreenplaySegmentIdPath: string;
        /**
         * @description The screenplay segment
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
         */
        SegmentIdPath: string;
        /**
         * @description The story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
         */
        StoryIdCamelPath: string;
        /**
         * @description The story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
         */
        StoryIdPath: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type ActionElementInput = components['schemas']['ActionElementInput'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type Character = components['schemas']['Character'];
export type CharacterList = components['schemas']['CharacterList'];
export type CharacterPortrait = components['schemas']['CharacterPortrait'];
export type CharacterRole = components['schemas']['CharacterRole'];
export type CharacterStatus = components['schemas']['CharacterStatus'];
export type CreateCharacterRequest = components['schemas']['CreateCharacterRequest'];
export type CreateImageStyleRequest = components['schemas']['CreateImageStyleRequest'];
export type CreateLocationRequest = components['schemas']['CreateLocationRequest'];
export type CreateLoraRequest = components['schemas']['CreateLoraRequest'];
export type CreateScreenplaySegmentRequest = components['schemas']['CreateScreenplaySegmentRequest'];
export type DeleteLoraTrainingDataRequest = components['schemas']['DeleteLoraTrainingDataRequest'];
export type DialogueElementInput = components['schemas']['DialogueElementInput'];
export type ElementType = components['schemas']['ElementType'];
export type Emotion = components['schemas']['Emotion'];
export type Error = components['schemas']['Error'];
export type FeedbackType = components['schemas']['FeedbackType'];
export type FiledReport = components['schemas']['FiledReport'];
export type GenerateLoraCaptionsRequest = components['schemas']['GenerateLoraCaptionsRequest'];
export type ImageModel = components['schemas']['ImageModel'];
export type ImageStyle = components['schemas']['ImageStyle'];
export type ImageStyleList = components['schemas']['ImageStyleList'];
export type ImageStyleSource = components['schemas']['ImageStyleSource'];
export type ImportScreenplayRequest = components['schemas']['ImportScreenplayRequest'];
export type ImportedElement = components['schemas']['ImportedElement'];
export type ImportedScreenplay = components['schemas']['ImportedScreenplay'];
export type ImportedSegment = components['schemas']['ImportedSegment'];
export type Location = components['schemas']['Location'];
export type LocationList = components['schemas']['LocationList'];
export type LocationType = components['schemas']['LocationType'];
export type LocationTypeInput = components['schemas']['LocationTypeInput'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginWithGoogleRequest = components['schemas']['LoginWithGoogleRequest'];
export type Lora = components['schemas']['Lora'];
export type LoraCaption = components['schemas']['LoraCaption'];
export type LoraList = components['schemas']['LoraList'];
export type LoraModelType = components['schemas']['LoraModelType'];
export type LoraStatus = components['schemas']['LoraStatus'];
export type LoraTrainingItem = components['schemas']['LoraTrainingItem'];
export type LoraType = components['schemas']['LoraType'];
export type MapCharacterRequest = components['schemas']['MapCharacterRequest'];
export type Media = components['schemas']['Media'];
export type MediaSource = components['schemas']['MediaSource'];
export type MediaStatus = components['schemas']['MediaStatus'];
export type MediaType = components['schemas']['MediaType'];
export type PortraitGenerationStatus = components['schemas']['PortraitGenerationStatus'];
export type ReferralSource = components['schemas']['ReferralSource'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type RegisterResult = components['schemas']['RegisterResult'];
export type ReorderScreenplayRequest = components['schemas']['ReorderScreenplayRequest'];
export type ReportStoryEngineErrorRequest = components['schemas']['ReportStoryEngineErrorRequest'];
export type ReportStoryRenderingIssuesRequest = components['schemas']['ReportStoryRenderingIssuesRequest'];
export type ResendVerificationEmailRequest = components['schemas']['ResendVerificationEmailRequest'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type ScreenplayElement = components['schemas']['ScreenplayElement'];
export type ScreenplayElementInput = components['schemas']['ScreenplayElementInput'];
export type ScreenplaySegment = components['schemas']['ScreenplaySegment'];
export type ScreenplaySegmentList = components['schemas']['ScreenplaySegmentList'];
export type Session = components['schemas']['Session'];
export type SubmitFeedbackRequest = components['schemas']['SubmitFeedbackRequest'];
export type SubmitLoraRequest = components['schemas']['SubmitLoraRequest'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type TimeOfDayInput = components['schemas']['TimeOfDayInput'];
export type TransitionElementInput = components['schemas']['TransitionElementInput'];
export type UpdateCharacterRequest = components['schemas']['UpdateCharacterRequest'];
export type UpdateImageStyleRequest = components['schemas']['UpdateImageStyleRequest'];
export type UpdateLocationRequest = components['schemas']['UpdateLocationRequest'];
export type UpdateLoraRequest = components['schemas']['UpdateLoraRequest'];
export type UpdateScreenplaySegmentRequest = components['schemas']['UpdateScreenplaySegmentRequest'];
export type UploadLoraModelRequest = components['schemas']['UploadLoraModelRequest'];
export type VerifyEmailRequest = components['schemas']['VerifyEmailRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseInsufficientCredits = components['responses']['InsufficientCredits'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseValidationFailed = components['responses']['ValidationFailed'];
export type ParameterCharacterIdCamelPath = components['parameters']['CharacterIdCamelPath'];
export type ParameterCharacterIdPath = components['parameters']['CharacterIdPath'];
export type ParameterElementIdPath = components['parameters']['ElementIdPath'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterImageStyleIdPath = components['parameters']['ImageStyleIdPath'];
export type ParameterLocationIdPath = components['parameters']['LocationIdPath'];
export type ParameterLoraIdQuery = components['parameters']['LoraIdQuery'];
export type ParameterScreenplaySegmentIdPath = components['parameters']['ScreenplaySegmentIdPath'];
export type ParameterSegmentIdPath = components['parameters']['SegmentIdPath'];
export type ParameterStoryIdCamelPath = components['parameters']['StoryIdCamelPath'];
export type ParameterStoryIdPath = components['parameters']['StoryIdPath'];
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account exists */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterResult"];
                };
            };
            /** @description The account is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The password is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    listImageStyles: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this source; left out: all
                 * @example SYSTEM
                 */
                source?: components["schemas"]["ImageStyleSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person’s own first, then the ones of the product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyleList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateImageStyleRequest"];
            };
        };
        responses: {
            /** @description The new style */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyle"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The plan or the style does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    getImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image style
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                id: components["parameters"]["ImageStyleIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The style */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyle"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image style
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                id: components["parameters"]["ImageStyleIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description The style cannot be deleted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    updateImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image style
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                id: components["parameters"]["ImageStyleIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateImageStyleRequest"];
            };
        };
        responses: {
            /** @description The changed style */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyle"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The plan or the style does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /**
                 * @description Only those found in the screenplay of this story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                derived_from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Locations by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLocationRequest"];
            };
        };
        responses: {
            /** @description The new location */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The name is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The location
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                location_id: components["parameters"]["LocationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLocationRequest"];
            };
        };
        responses: {
            /** @description The changed location */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The name is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    deleteLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The location
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                location_id: components["parameters"]["LocationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    createLora: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLoraRequest"];
            };
        };
        responses: {
            /** @description The model, still without training data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    generateLoraCaptions: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateLoraCaptionsRequest"];
            };
        };
        responses: {
            /** @description The model with its captions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            404: components["responses"]["NotFound"];
            /** @description The training or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    getLora: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteLora: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listModelGallery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Models, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoraList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    submitLora: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitLoraRequest"];
            };
        };
        responses: {
            /** @description Accepted; its status tells how far it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            404: components["responses"]["NotFound"];
            /** @description The training or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    deleteLoraTrainingData: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteLoraTrainingDataRequest"];
            };
        };
        responses: {
            /** @description The model with what is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The training stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateLora: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLoraRequest"];
            };
        };
        responses: {
            /** @description The changed model */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The training stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    uploadLoraModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadLoraModelRequest"];
            };
        };
        responses: {
            /** @description The model, ready to draw */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    reportStoryEngineError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportStoryEngineErrorRequest"];
            };
        };
        responses: {
            /** @description Filed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    reportStoryRenderingIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportStoryRenderingIssuesRequest"];
            };
        };
        responses: {
            /** @description Filed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    resendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerificationEmailRequest"];
            };
        };
        responses: {
            /** @description Sent, if there is anything to verify */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The mail was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description No password can be reset for this address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    listCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cast, the narrator first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    createAndPublishCharacter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCharacterRequest"];
            };
        };
        responses: {
            /** @description The new character; its portrait is being made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    createCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCharacterRequest"];
            };
        };
        responses: {
            /** @description The new character, a draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    listExistingCharacters: {
        parameters: {
            query?: {
                /**
                 * @description Also the ones that come with the product
                 * @example true
                 */
                include_system?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Characters by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    mapCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                characterId: components["parameters"]["CharacterIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapCharacterRequest"];
            };
        };
        responses: {
            /** @description The character as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    deleteCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The record or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCharacterPortrait: {
        parameters: {
            query?: {
                /**
                 * @description Make a new one
                 * @example false
                 */
                regenerate?: boolean;
            };
            header?: {
                /**
                 * @description Needed with `regenerate`: made once per intended action; a repeat gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The portrait as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterPortrait"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            404: components["responses"]["NotFound"];
            /** @description The character is a draft, or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    publishCharacter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published; its portrait is being made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
        };
    };
    resetCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The character, a draft again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCharacterRequest"];
            };
        };
        responses: {
            /** @description The changed character */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay element
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
                 */
                element_id: components["parameters"]["ElementIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenplayElementInput"];
            };
        };
        responses: {
            /** @description The changed element */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplayElement"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    deleteScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay element
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
                 */
                element_id: components["parameters"]["ElementIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; the elements after it move up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    reorderScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay element
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
                 */
                element_id: components["parameters"]["ElementIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderScreenplayRequest"];
            };
        };
        responses: {
            /** @description The segment with its elements in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegment"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    listScreenplaySegments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All segments with their elements, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegmentList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    createScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScreenplaySegmentRequest"];
            };
        };
        responses: {
            /** @description The new segment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegment"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    createScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                screenplay_segment_id: components["parameters"]["ScreenplaySegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenplayElementInput"];
            };
        };
        responses: {
            /** @description The new element */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplayElement"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                segment_id: components["parameters"]["SegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScreenplaySegmentRequest"];
            };
        };
        responses: {
            /** @description The changed segment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegment"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    deleteScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                segment_id: components["parameters"]["SegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; the segments after it move up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    reorderScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                segment_id: components["parameters"]["SegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderScreenplayRequest"];
            };
        };
        responses: {
            /** @description All segments in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegmentList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    importScreenplayFromJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportScreenplayRequest"];
            };
        };
        responses: {
            /** @description The new segments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegmentList"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitFeedbackRequest"];
            };
        };
        responses: {
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The link does not work */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    loginWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginWithGoogleRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The token is refused, or the address belongs to an account with a password */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The sign-in is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
}
